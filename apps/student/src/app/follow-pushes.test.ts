import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followPushes } from './follow-pushes.ts'
import { router } from './router.tsx'

let worker: EventTarget
let stop = () => {}
const answer = vi.fn<(message: string) => void>()
const navigate = vi.spyOn(router, 'navigate')

beforeEach(() => {
  worker = new EventTarget()
  vi.stubGlobal('navigator', { serviceWorker: worker })
  navigate.mockReset().mockResolvedValue(undefined)
  answer.mockReset()
  stop = followPushes(router)
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

function ask(data: unknown): void {
  const event = Object.assign(new Event('message'), { data, ports: [{ postMessage: answer }] })
  worker.dispatchEvent(event)
}

test('where a clicked push leads, the app goes by its own router, and says that it does', () => {
  ask({ type: 'open', url: 'https://school.example/course/1/module/2/3?a=1#x' })
  expect(navigate.mock.calls).toEqual([[{ to: '/course/1/module/2/3?a=1#x' }]])
  expect(answer).toHaveBeenCalledOnce()
})

test.each([
  [{ type: 'open', url: 'https://school.example/staff/review' }],
  [{ type: 'open', url: 'javascript:alert(1)' }],
  [{ type: 'open', url: 5 }],
  [{ type: 'version', version: 'x' }],
  ['open'],
  [null],
])('%j leads nowhere, and is not answered', (data) => {
  ask(data)
  expect([navigate.mock.calls, answer.mock.calls]).toEqual([[], []])
})

test('once it is stopped, nothing is heard', () => {
  stop()
  ask({ type: 'open', url: 'https://school.example/courses' })
  expect(navigate).not.toHaveBeenCalled()
})
