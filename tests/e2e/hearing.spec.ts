// Hearing of one's turn: the service worker shows what is pushed, opens offline, and a new version is offered.
import { createServer } from 'node:http'
import { createECDH, randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { me } from './kingdom'
import { sitDown, watch } from './player'

test.use({ serviceWorkers: 'allow' })

/** Until the service worker works for the page, and has all of its files. */
async function ready(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const files = await (await caches.open('fiefdom-files')).keys()
    return Boolean(navigator.serviceWorker.controller) && files.some(({ url }) => url.includes('/assets/'))
  })
}

/** A table of two people that has begun. */
async function twoPeople(page: Page, context: BrowserContext): Promise<string> {
  const id = await sitDown(page, 17, [{ who: 'me' }, { who: 'open' }])
  const friend = await context.newPage()
  await me(friend) // before the page does: two guests made at once would be two people
  await friend.goto(`/table/${id}`)
  for (const [person, does] of [[friend, 'join'], [page, 'start']] as const) {
    const answer = await person.request.post(`/api/matches/${id}/${does}`, { headers: { 'X-Fiefdom': '1' }, data: {} })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  await friend.close()
  return id
}

test('what is pushed is shown, and a click opens the table', { tag: '@desktop' }, async ({ page, context }) => {
  await context.grantPermissions(['notifications'])
  const id = await sitDown(page, 17)
  await page.goto('/')
  await ready(page)
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => registrations[0] && resolve(registrations[0].registrationId)),
  )
  await devtools.send('ServiceWorker.enable')
  const data = { title: 'Te jössz', body: 'Az építőmesterek: Középkor, az asztalnál: Ann', path: `/table/${id}`, tag: `table-${id}` }
  const origin = new URL(page.url()).origin
  const registrationId = await registered
  const push = () => devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(data) })
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready
      return (await worker.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }))
    })
  // Pushed until it is shown: a busy browser drops what comes while the worker starts. The same tag shows once.
  await expect
    .poll(async () => {
      await push()
      return shown()
    })
    .toEqual([{ title: data.title, body: data.body, tag: data.tag }])

  const [worker] = context.serviceWorkers()
  // Whether it is closed is asked of this notice: what was pushed before may come late, and show another.
  const closed = await worker!.evaluate(async () => {
    const scope = self as unknown as ServiceWorkerGlobalScope
    const [notification] = await scope.registration.getNotifications()
    let closed = false
    notification!.close = () => void (closed = true)
    scope.dispatchEvent(new NotificationEvent('notificationclick', { notification: notification! }))
    return closed
  })
  expect(closed).toBe(true)
  await expect(page).toHaveURL(`/table/${id}`)
})

test('opens offline to my tables as last seen, and says so', { tag: '@desktop' }, async ({ page, context }) => {
  await page.goto('/')
  await page.getByTestId('play').waitFor()
  const id = await sitDown(page, 17)
  await expect(page.getByTestId('take-1')).toBeVisible()
  await ready(page)
  await page.goto('/')
  await expect(page.getByTestId('go-on')).toBeVisible()
  await page.waitForFunction(async () => Boolean(await (await caches.open('fiefdom-seen')).match('/api/matches')))
  await context.setOffline(true)

  await page.goto('/')
  await expect(page.getByTestId('offline')).toContainText('You are offline. This is how it was on')
  await page.getByTestId('go-on').click()
  await expect(page).toHaveURL(`/table/${id}`)
  await expect(page.getByTestId('take-1')).toBeVisible()
  await expect(page.getByTestId('connection-lost')).toContainText('This is how it was on')
  await page.reload()
  await expect(page.getByTestId('take-1')).toBeVisible()

  await context.setOffline(false)
  await page.goto('/')
  await expect(page.getByTestId('go-on')).toBeVisible()
  await expect(page.getByTestId('offline')).toBeHidden()
})

test('is asked after the first game with others, not before; then this browser is told', { tag: '@desktop' }, async ({ page, context, browser }) => {
  const posts: string[] = []
  const service = createServer((request, response) => {
    posts.push(`${request.headers['content-encoding']} ${request.headers.authorization?.split(' ')[0]}`)
    request.resume()
    response.writeHead(201).end()
  }).listen(0, '127.0.0.1')
  try {
    await context.grantPermissions(['notifications'])
    // The browser's own push service is far away: its place is taken by ours.
    const pair = createECDH('prime256v1')
    const endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}/one`
    const keys = { p256dh: pair.generateKeys().toString('base64url'), auth: randomBytes(16).toString('base64url') }
    await context.addInitScript(
      ({ endpoint, keys }) => {
        const subscription = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => (localStorage.removeItem('subscribed'), true) }
        PushManager.prototype.subscribe = async (options) => {
          if ((options?.applicationServerKey as Uint8Array).length !== 65) throw new Error('no key')
          localStorage.setItem('subscribed', '1')
          return subscription as unknown as PushSubscription
        }
        PushManager.prototype.getSubscription = async () => (localStorage.getItem('subscribed') ? (subscription as unknown as PushSubscription) : null)
      },
      { endpoint, keys },
    )
    const faults = watch(page)
    await sitDown(page, 17)
    await page.goto('/')
    await expect(page.getByTestId('go-on')).toBeVisible()
    await expect(page.getByTestId('hear-ask')).toBeHidden() // bots call nobody
    const other = await browser.newContext({ baseURL: new URL(page.url()).origin })
    await twoPeople(page, other)
    await other.close()
    await page.goto('/')
    await ready(page)
    await page.getByTestId('hear-yes').click()
    await expect(page.getByTestId('hear-ask')).toBeHidden()
    await page.goto('/hearing')
    await expect(page.getByTestId('hear-push')).toBeChecked()
    await page.getByTestId('try-ways').click()
    await expect.poll(() => posts, { timeout: 20_000 }).toEqual(['aes128gcm vapid'])
    await page.getByTestId('hear-push').uncheck()
    await expect(page.getByTestId('browsers')).toBeHidden()
    expect(faults).toEqual([])
  } finally {
    service.close()
  }
})

test('a new version of the page says so and offers to load it', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/')
  await page.getByTestId('play').waitFor()
  const [looked] = await Promise.all([page.waitForResponse('**/index.html'), page.evaluate(() => dispatchEvent(new Event('vite:preloadError')))])
  await looked.finished()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(page.getByTestId('renewal')).toBeHidden() // it is the newest
  await page.route('**/index.html', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace(/assets\/index-/g, 'assets/newer-') })
  })
  await page.evaluate(() => dispatchEvent(new Event('vite:preloadError')))
  await expect(page.getByTestId('renewal')).toBeVisible()
  const loaded = page.waitForEvent('load')
  await page.getByTestId('reload').click()
  await loaded
  await expect(page.getByTestId('renewal')).toBeHidden()
})
