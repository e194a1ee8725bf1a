// Positions in the middle of a game, found by positions.py: one process for all that a worker of the tests asks.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

function start() {
  const top = join(import.meta.dirname, '../..')
  const { stdin, stdout } = spawn(join(top, '.venv/bin/python'), ['-m', 'e2e.positions'], { cwd: join(top, 'tests'), stdio: ['pipe', 'pipe', 'inherit'] })
  return { stdin, answers: createInterface({ input: stdout })[Symbol.asyncIterator]() }
}

let finder: ReturnType<typeof start> | undefined // ends with the worker, which closes its input

export async function ask<T>(game: 'kingdom-builder' | 'kingdom-legacy', ...asked: unknown[]): Promise<T> {
  finder ??= start()
  finder.stdin.write(`${JSON.stringify([game, ...asked])}\n`)
  const { value, done } = await finder.answers.next()
  if (!done) return JSON.parse(value) as T
  finder = undefined
  throw new Error(`positions.py has ended without an answer to ${JSON.stringify(asked)}`)
}
