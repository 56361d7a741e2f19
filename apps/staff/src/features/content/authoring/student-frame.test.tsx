import type { PreviewShow } from '@qadam/web/question-preview'
import { expect, test, vi } from 'vitest'
import { sitDown } from '../../../platform/fixtures.tsx'
import { StudentFrame } from './student-frame.tsx'

const show: Omit<PreviewShow, 'kind'> = {
  lang: 'uz',
  title: 'Salom',
  question: {
    id: 1,
    order_number: 1,
    type: 'info',
    tip: null,
    question: '<p>Salom</p>',
    other: { options: [], answer_id: null, hint: null, success_message: null },
    result: null,
    submission: null,
  },
}

let workspace: Awaited<ReturnType<typeof sitDown>>

test('the question goes to the frame once that asks for it, and to nobody else', async () => {
  workspace = await sitDown({})
  workspace.show(<StudentFrame show={show} />)
  const frame = await vi.waitUntil(() => document.querySelector('iframe'))
  const told: [unknown, unknown][] = []
  const inside = { postMessage: (message: unknown, origin: unknown) => void told.push([message, origin]) }
  Object.defineProperty(frame, 'contentWindow', { value: inside })
  const ready = (origin: string, source: unknown) => {
    const event = new MessageEvent('message', { data: { kind: 'qadam.preview.ready' }, origin })
    Object.defineProperty(event, 'source', { value: source })
    dispatchEvent(event)
  }
  ready('https://elsewhere.example', inside)
  ready(location.origin, window)
  expect(told).toEqual([])
  ready(location.origin, inside)
  await vi.waitFor(() => expect(told).toEqual([[{ kind: 'qadam.preview.show', ...show }, location.origin]]))
})
