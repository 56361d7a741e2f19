import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startI18n } from '../../../platform/i18n/start.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { questionOf } from '../questions/question-fixtures.ts'
import { renderAt } from '../../../platform/render-fixture.tsx'
import { session } from '../../../platform/session.ts'
import { userFixture } from '@qadam/web/user-fixture'
import { SAVE_AFTER_MS } from './text-draft.ts'
import TextWork from './text-work.tsx'

const reply = (data: unknown) => new Response(JSON.stringify({ success: true, data }))
const saved = { revision: 1, saved_at: '2026-11-22T10:00:00Z' }
const saves: { token: string | null; text: unknown }[] = []
let answer: () => Promise<Response> = async () => reply(saved)

let standing = { text: '', revision: 0 }
let takeAway = () => {}
beforeEach(async () => {
  await startI18n()
  session.start(userFixture({ id: 7, token: 'token-7' }), false)
  vi.stubGlobal('fetch', async (url: string, init: { body: string; headers: HeadersInit }) => {
    if (!url.endsWith('practice_draft_save')) return reply({ ...standing, saved_at: null, files: [] })
    const { text } = JSON.parse(init.body) as { text: unknown } // what the app has just made
    saves.push({ token: new Headers(init.headers).get('X-Student-Auth'), text })
    return answer()
  })
})
afterEach(() => {
  takeAway()
  standing = { text: '', revision: 0 }
  answer = async () => reply(saved)
  saves.length = 0
  session.logout()
  localStorage.clear()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const nothing = () => undefined
const Work = () => (
  <TextWork
    question={questionOf({ id: 3, type: 'text' })}
    lessonId={1}
    accountId={7}
    labelledBy=""
    base={null}
    disabled={false}
    onWork={nothing}
    onRefused={nothing}
  />
)
const shown = () => document.querySelector('textarea')?.value

function type(text: string): void {
  const area = document.querySelector('textarea')
  if (!area) throw new Error('there is nothing to type in')
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text)
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

test('what one student types is not saved as the work of the next one, and waits on the device for its own', async () => {
  takeAway = await renderAt('/lesson', <Work />)
  await vi.waitFor(() => expect(document.querySelector('textarea')).not.toBeNull())
  const first = Promise.withResolvers<Response>()
  answer = () => first.promise
  type('Birinchi')
  await vi.waitFor(() => expect(saves).toHaveLength(1), { timeout: SAVE_AFTER_MS + 3000 })
  type('Birinchi, ikkinchi')
  session.logout()
  session.start(userFixture({ id: 8, token: 'token-8' }), false)
  first.resolve(reply(saved))
  await new Promise((resolve) => setTimeout(resolve, SAVE_AFTER_MS + 300))
  expect(saves).toEqual([{ token: 'token-7', text: 'Birinchi' }])
  const stored = localStorage.getItem('qadam.practice.text.7.3')
  expect(JSON.parse(stored ?? '')).toMatchObject({ text: 'Birinchi, ikkinchi', isDirty: true })
})

test('a draft that was cached before the clock was set back does not come in place of what was saved since', async () => {
  standing = { text: 'Eski', revision: 1 }
  takeAway = await renderAt('/lesson', <Work />)
  await vi.waitFor(() => expect(shown()).toBe('Eski'))
  takeAway()
  const saved = { text: 'Yangi', revision: 2, isDirty: false }
  localStorage.setItem('qadam.practice.text.7.3', JSON.stringify(saved))
  standing = { text: 'Yangi', revision: 2 }
  vi.useFakeTimers({ now: Date.now() - 3_600_000, toFake: ['Date'] })
  try {
    const asked = vi.spyOn(globalThis, 'fetch')
    takeAway = await renderAt('/lesson', <Work />)
    await vi.waitFor(() => expect(asked).toHaveBeenCalled())
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(shown()).toBe('Yangi')
    expect(localStorage.getItem('qadam.practice.text.7.3')).toContain('"Yangi"')
  } finally {
    vi.useRealTimers()
  }
})

test('what the server has saved is there when the lesson is opened again, though its first answer was cached', async () => {
  takeAway = await renderAt('/lesson', <Work />)
  await vi.waitFor(() => expect(shown()).toBe(''))
  type('Birinchi')
  await vi.waitFor(() => expect(saves).toHaveLength(1), { timeout: SAVE_AFTER_MS + 3000 })
  standing = { text: 'Birinchi', revision: 1 }
  takeAway()
  const asked = vi.spyOn(globalThis, 'fetch')
  takeAway = await renderAt('/lesson', <Work />)
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(shown()).toBe('Birinchi')
  expect(localStorage.getItem('qadam.practice.text.7.3')).toContain('"Birinchi"')
})
