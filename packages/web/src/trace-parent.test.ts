import { expect, test } from 'vitest'

test('the requests of one click have one trace, each by a span of its own; the next click has another', async () => {
  const page = new EventTarget()
  Object.assign(globalThis, { addEventListener: page.addEventListener.bind(page) })
  const { traceParent } = await import('./trace-parent.ts')
  const sent = [traceParent(), traceParent()]
  page.dispatchEvent(new Event('click'))
  sent.push(traceParent())
  for (const one of sent) expect(one).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/)
  const [first, second, third] = sent.map((one) => one.split('-'))
  expect(second?.[1]).toBe(first?.[1])
  expect(second?.[2]).not.toBe(first?.[2])
  expect(third?.[1]).not.toBe(first?.[1])
})
