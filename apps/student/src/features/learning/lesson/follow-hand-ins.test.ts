import type { TryResult } from '@qadam/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadStudyTexts, startI18n } from '../../../platform/i18n/start.ts'
import { practice as words } from '../../../platform/i18n/uz/practice.ts'
import { quietMoment } from '../../../platform/quiet-moment.ts'
import type { SentWork } from '../practice/hand-ins.ts'
import type { StoredHandIn } from '../practice/practice-store.ts'

const toast = vi.hoisted(() => vi.fn<(tone: string, title: string) => Promise<void>>())
vi.mock('../../../platform/toast.ts', () => ({ showToast: toast }))
const told = vi.hoisted(() => ({
  sent: (_: SentWork) => {},
  refused: (_: StoredHandIn, _error: unknown) => {},
}))
vi.mock('../practice/practice-workspace.ts', () => ({
  practiceWorkspace: () => ({
    onSent: (listener: typeof told.sent) => (told.sent = listener),
    onRefused: (listener: typeof told.refused) => (told.refused = listener),
  }),
}))

await startI18n()
await loadStudyTexts()
const { followHandIns } = await import('./follow-hand-ins.ts')

const handIn = { request_id: 'r', question_id: 5, lesson_id: 2 } as StoredHandIn // what is read of it
const result: TryResult = { strike_added: false } as TryResult // likewise

beforeEach(() => {
  toast.mockReset().mockResolvedValue(undefined)
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: null }))
  followHandIns(7)
})
afterEach(() => vi.unstubAllGlobals())

test('what was sent or refused meanwhile is told once the test or the lesson is left, and not over its question', async () => {
  const end = quietMoment.begin()
  told.sent({ handIn, result })
  told.refused(handIn, new Error('no'))
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(toast).not.toHaveBeenCalled()
  end()
  await vi.waitFor(() =>
    expect(toast.mock.calls.map(([, title]) => title).toSorted()).toEqual(
      [words.pending.refused, words.pending.sent].toSorted(),
    ),
  )
})
