import { spawn } from 'node:child_process'
import { expect, test, vi } from 'vitest'
import { done, fill, listen } from '../../test/child-talk.ts'
import { bytesOf } from './conversation.ts'

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

/** How often a text was parsed while something went on. */
async function timesParsed(text: string, talk: () => Promise<void>): Promise<number> {
  const parse = vi.spyOn(JSON, 'parse')
  try {
    await talk()
    return parse.mock.calls.filter(([parsed]) => parsed === text).length
  } finally {
    parse.mockRestore()
  }
}

test.each([
  ['lines', '\n', 101],
  ['numbers, a line each', '1\n', 101],
  ['reports', '{"type":"touched","what":"a"}\n', 101],
  ['depth', '[', 0],
  ['a line', 'a', 0],
])(
  'of a child that says %s without end a megabyte and a hundred lines are read',
  async (_what, unit, most) => {
    const { child, next } = listen()
    const heard = next()
    let pieces = 0
    const parsed = await timesParsed(unit.trimEnd(), async () => {
      for (; pieces < 100 && !child.isKilled; pieces += 1) {
        child.stdout.write(fill(unit, 65_536))
        await new Promise((resolve) => setImmediate(resolve))
      }
    })
    expect([await heard, parsed]).toEqual([{ kind: 'broken' }, most])
    expect(pieces).toBeLessThanOrEqual(17)
  },
)

test('values are counted before they are parsed, in a line and in a result', async () => {
  const values = `{"printed":[${fill('[],', 900_000)}0]}`
  const line = `{"type":"done","result":"","more":${values}}`
  expect(
    await timesParsed(line, async () => {
      const { next } = listen(`${line}\n`, done('salom'))
      expect(await next()).toEqual({ kind: 'said', text: 'salom' })
    }),
  ).toBe(0)
  expect(
    await timesParsed(values, async () => {
      const { next } = listen(done(values))
      expect(await next()).toEqual({ kind: 'said', text: '' })
    }),
  ).toBe(0)
})
