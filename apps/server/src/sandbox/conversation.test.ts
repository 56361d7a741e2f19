import { type ChildProcess, spawn } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { expectShortHold, isMeasured } from '../../test/longest-hold.ts'
import { bytesOf, Conversation } from './conversation.ts'

// All output of a child may be the student's.
class FakeChild extends EventEmitter {
  stdout = new PassThrough()
  isKilled = false
  kill() {
    this.isKilled = true
    this.emit('close')
  }
}

function listen(...pieces: string[]) {
  const child = new FakeChild()
  const talk = new Conversation(child as unknown as ChildProcess) // what is used of one
  for (const piece of pieces) child.stdout.write(piece)
  return { child, next: async () => await talk.next(() => false) }
}

test.each([
  ['console.error("no thread"); process.exit(3)', '(exit code 3) no thread'],
  ['process.kill(process.pid, "SIGKILL"); setInterval(() => {}, 1000)', '(SIGKILL)'],
  ['', '(exit code 0)'],
])('a child of ours that gives nothing is told with how it ended', async (source, told) => {
  const child = spawn(process.execPath, ['-e', source])
  await expect(bytesOf(child, 60_000)).rejects.toThrow(`Python did not start in the sandbox ${told}`)
})

test('so is one that is not there', async () => {
  await expect(bytesOf(spawn('/nowhere/deno'), 60_000)).rejects.toThrow('ENOENT')
})

const fill = (unit: string, length: number) => unit.repeat(Math.floor(length / unit.length))
const done = (result: string) => `${JSON.stringify({ type: 'done', result })}\n`

test('what comes in pieces is put together, letters too', async () => {
  const bytes = Buffer.from(`{"type":"ready"}\n${done('salom 😀')}`)
  const { child, next } = listen()
  for (const byte of bytes) child.stdout.write(Buffer.from([byte]))
  expect([await next(), await next()]).toEqual(['ready', { kind: 'said', text: 'salom 😀' }])
})

test('as much as a program may print is heard, twice', async () => {
  const printed = JSON.stringify({ outcome: 'finished', printed: '\\ud83d\\ude00'.repeat(20_000) })
  const { next } = listen('{"type":"ready"}\n', done(printed), done(printed))
  await next()
  expect(await next()).toEqual({ kind: 'said', text: printed })
  expect(await next()).toEqual({ kind: 'said', text: printed })
})

// They give nothing: how long it takes is all there is to see.
test.runIf(isMeasured).each([
  ['lines', fill('\n', 8_000_000)],
  ['numbers, a line each', fill('1\n', 8_000_000)],
  ['values', `{"type":"done","result":"","more":[${fill('[],', 1_000_000)}0]}\n`],
  ['depth', `${fill('[', 8_000_000)}\n`],
  ['a line that never ends', fill('a', 8_000_000)],
  ['values in the result', done(`{"printed":[${fill('[],', 900_000)}0]}`)],
  ['spaces that were printed', done(JSON.stringify({ printed: fill(' a', 900_000) }))],
  ['reports', fill('{"type":"touched","what":"a"}\n', 8_000_000)],
])('a child that says %s takes no time of ours', async (_what, said) => {
  await expectShortHold(50, async () => {
    const { child, next } = listen()
    const heard = next()
    for (let at = 0; at < said.length && !child.isKilled; at += 65_536) {
      child.stdout.write(said.slice(at, at + 65_536))
      await new Promise((resolve) => setImmediate(resolve))
    }
    child.kill()
    await heard
  })
})
