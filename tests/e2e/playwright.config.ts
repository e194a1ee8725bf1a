import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './browser.mjs'

const port = Number(process.env.FIEFDOM_E2E_PORT ?? 8765)
// One folder for the whole run; the workers read this file again and must not make their own.
process.env.FIEFDOM_E2E_DATA ??= mkdtempSync(join(tmpdir(), 'fiefdom-e2e-'))
const desktop = { width: 1280, height: 860 }
const phone = { width: 360, height: 740 }

export default defineConfig({
  testDir: '.',
  timeout: 240_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  retries: 2, // a busy machine may be slow; what is broken fails each time, and what passed late is listed as flaky
  forbidOnly: true,
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-US',
    serviceWorkers: 'block', // but for the spec that is about them
    trace: 'on-first-retry', // a test that passes needs no recording
    launchOptions: {
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--renderer-process-limit=1'], // no process in reserve for each test
    },
  },
  projects: [
    // What is tagged @desktop or @phone is run there only: where the layout or the pointer makes no difference, once is enough.
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: desktop } },
    { name: 'phone', grepInvert: /@desktop/, use: { viewport: phone, hasTouch: true, isMobile: true } },
  ],
  webServer: {
    command: `../../.venv/bin/fiefdom serve --port ${port} --data ${process.env.FIEFDOM_E2E_DATA}`,
    url: `http://127.0.0.1:${port}/healthz`,
    // Everybody comes from one address, and a campaign has hundreds of decisions.
    env: {
      FIEFDOM_PUSH_PRIVATE: '1', // a push service on this machine
      FIEFDOM_LIMIT_NEWCOMERS: '10000/10',
      FIEFDOM_LIMIT_POSTS: '1000/10',
      FIEFDOM_LIMIT_REQUESTS: '10000/10',
      FIEFDOM_LIMIT_ADDRESS_REQUESTS: '100000/10',
      FIEFDOM_LIMIT_ADDRESS_TABLES: '10000/10',
      FIEFDOM_LIMIT_WORK: '100000/10',
      FIEFDOM_LIMIT_ADDRESS_WORK: '100000/10',
      FIEFDOM_E2E_PORT: '', // no settings of the server's, which refuses what it does not know
      FIEFDOM_E2E_DATA: '',
    },
    reuseExistingServer: false,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 },
  },
})
