import { test } from 'vitest'
import { done, fill, listen } from '../../test/child-talk.ts'
import { expectShortHold } from '../../test/longest-hold.ts'

test.each([
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
