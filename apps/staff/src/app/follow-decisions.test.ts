import { waitingList } from '@qadam/delivery/waiting'
import { userFixture } from '@qadam/web/user-fixture'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { reviewRowOf } from '../features/learning/review/fixtures.ts'
import { decisionsOf } from '../features/learning/review/verdict/decisions.ts'
import { VerdictDrafts } from '../features/learning/review/verdict/verdict-drafts.ts'
import { startI18n } from '../platform/i18n/start.ts'
import { session } from '../platform/session.ts'
import { followDecisions } from './follow-decisions.ts'

const user = userFixture({ role: 'teacher' })
const decision = {
  submission_id: 5,
  version: 1,
  verdict: 'approved' as const,
  score: 90,
  coins: 12,
  points: 60,
  comment: 'Barakalla',
}
const work = { student_id: 1, question_id: 5 }
const about = { student: 'Madina Karimova', task: 'Amaliyot', work }
const words = { comment: 'Barakalla', score: 90, coins: null, points: null }
const fetched = vi.fn<typeof fetch>()
const drafts = new VerdictDrafts(user.id)
const box = decisionsOf(user.id)

const reply = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })
const taken = () => reply(200, { success: true, data: reviewRowOf(5, { status: 'approved' }) })
const refused = (code: string, status: number) =>
  reply(status, { success: false, error: { code, message: 'sentence' } })

let stop = () => {}
beforeEach(async () => {
  await startI18n()
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  session.start(user, false)
  drafts.write(work, words)
})
afterEach(() => {
  stop()
  localStorage.clear()
  vi.unstubAllGlobals()
})

describe('a decision', () => {
  test('goes out at once, and its draft with it', async () => {
    fetched.mockResolvedValueOnce(taken())
    stop = followDecisions(user.id)
    box.put(decision, about)
    await vi.waitFor(() => expect(box.waiting()).toEqual([]))
    const [address, init] = fetched.mock.calls[0] ?? []
    expect(address).toBe('/api/staff?action=review_decide')
    expect(init?.headers).toMatchObject({ 'X-Staff-Auth': 'token-7' })
    await vi.waitFor(() => expect(drafts.find(work)).toBeUndefined())
  })

  test('that was not taken keeps its words on the device', async () => {
    fetched.mockResolvedValueOnce(refused('submission.already_reviewed', 409))
    stop = followDecisions(user.id)
    box.put(decision, about)
    await vi.waitFor(() => expect(box.refused()).toHaveLength(1))
    expect(drafts.find(work)).toEqual(words)
  })

  test('that was not taken is a draft again, also where there was none left', async () => {
    drafts.drop(work)
    fetched.mockResolvedValueOnce(refused('conflict', 409))
    stop = followDecisions(user.id)
    box.put({ ...decision, coins: 13, points: 60 }, about)
    await vi.waitFor(() =>
      expect(drafts.find(work)).toEqual({ comment: 'Barakalla', score: 90, coins: null, points: 60 }),
    )
  })

  test('waits for the connection, and goes when it is back', async () => {
    fetched.mockRejectedValueOnce(new TypeError('network'))
    stop = followDecisions(user.id)
    box.put(decision, about)
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce())
    expect(box.waiting()).toHaveLength(1)
    await new Promise((resolve) => setTimeout(resolve, 10))
    fetched.mockResolvedValueOnce(taken())
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(box.waiting()).toEqual([]))
  })

  test('left on the device is sent when the console opens', async () => {
    box.put(decision, about)
    expect(fetched).not.toHaveBeenCalled()
    fetched.mockResolvedValueOnce(taken())
    stop = followDecisions(user.id)
    await vi.waitFor(() => expect(box.waiting()).toEqual([]))
  })

  test('does not go out in the name of a teacher who signs in while one before it is on its way', async () => {
    const first = Promise.withResolvers<Response>()
    fetched.mockReturnValueOnce(first.promise)
    fetched.mockImplementation(async () => refused('access.forbidden', 403))
    stop = followDecisions(user.id)
    box.put(decision, about)
    box.put({ ...decision, submission_id: 6 }, { ...about, work: { student_id: 2, question_id: 5 } })
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce())
    session.logout()
    session.start({ ...user, id: 8, token: 'token-8' }, false)
    first.resolve(taken())
    await vi.waitFor(() => expect(box.waiting()).toHaveLength(1))
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(fetched).toHaveBeenCalledOnce()
    expect(box.waiting().map(({ input }) => input.submission_id)).toEqual([6])
    expect(box.refused()).toEqual([])
  })

  test('that no version can read any more does not stand at the head of the screen for ever', async () => {
    const unreadable = {
      key: 'decision:5:x',
      action: 'review_decide',
      input: {},
      put_at: '2026-11-20T10:00:00Z',
    }
    localStorage.setItem('qadam.outbox.9', JSON.stringify([unreadable]))
    session.logout()
    session.start({ ...user, id: 9, token: 'token-9' }, false)
    stop = followDecisions(9)
    await vi.waitFor(() => expect(waitingList.list().filter(({ owner }) => owner === 9)).toEqual([]))
    expect(fetched).not.toHaveBeenCalled()
  })
})
