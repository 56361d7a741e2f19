import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadStudyTexts, startI18n } from '../platform/i18n/start.ts'
import { uzStudy } from '../platform/i18n/uz-study.ts'
import '../platform/later-actions.ts'
import { queryClient } from '../platform/query-client.ts'
import { renderAt } from '../platform/render-fixture.tsx'
import { session } from '../platform/session.ts'
import { userFixture } from '@qadam/web/user-fixture'
import { LessonRoute } from './lesson-route.tsx'
import { paths } from '../platform/paths.ts'

vi.mock('@tanstack/react-router', async (load) => ({
  ...(await load<object>()),
  useParams: () => ({ courseId: '1', moduleId: '2', lessonId: '3' }),
}))

let leave = () => {}
beforeAll(async () => {
  await startI18n()
  await loadStudyTexts()
})
afterEach(() => {
  leave()
  queryClient.clear()
  session.logout()
  vi.unstubAllGlobals()
})

test('a lesson that was refused to a frozen account opens by itself once the payment has come', async () => {
  const user = userFixture({ token: 'o'.repeat(43), status: 'freezed', days_left_to_payment: -3 })
  let isFrozen = true
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    const action = address.split('=').at(-1) ?? ''
    asked.push(action)
    const error = { code: 'account.frozen', message: '', days_left_to_payment: -3, payment_link: null }
    if (action === 'profile')
      return Promise.resolve(
        Response.json({
          success: true,
          data: { ...user, token: null, status: isFrozen ? 'freezed' : 'active' },
        }),
      )
    if (isFrozen) return Promise.resolve(Response.json({ success: false, error }, { status: 403 }))
    // Never answered: the screen waits for the lesson, and says no more that it is frozen.
    return new Promise(() => {})
  })
  session.start(user, false)
  leave = await renderAt('/course/1/module/2/3', <LessonRoute />, undefined, paths.lessonPattern)
  const title = uzStudy.lesson.frozen.title
  await vi.waitFor(() => expect(document.body.textContent).toContain(title))
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  isFrozen = false
  const before = asked.length
  // As the live event of the account does.
  session.update({ ...user, status: 'active' })
  await vi.waitFor(() => expect(document.body.textContent).not.toContain(title))
  expect(asked.slice(before)).toContain('lesson_questions')
})

test.each([
  ['https://t.me/school', [uzStudy.lesson.frozen.pay], false],
  [null, [], true],
])('a frozen lesson of a school that is paid at %s says how to pay', async (payment_link, links, asks) => {
  const changes = {
    token: 'o'.repeat(43),
    status: 'freezed',
    days_left_to_payment: -3,
    payment_link,
  } as const
  const user = userFixture(changes)
  const error = { code: 'account.frozen', message: '', days_left_to_payment: -3, payment_link }
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(
      address.endsWith('=profile')
        ? Response.json({ success: true, data: { ...user, token: null } })
        : Response.json({ success: false, error }, { status: 403 }),
    ),
  )
  session.start(user, false)
  leave = await renderAt('/course/1/module/2/3', <LessonRoute />, undefined, paths.lessonPattern)
  const { title, ask } = uzStudy.lesson.frozen
  await vi.waitFor(() => expect(document.body.textContent).toContain(title))
  expect(document.body.textContent?.includes(ask)).toBe(asks)
  expect([...document.querySelectorAll('footer a')].map(({ textContent }) => textContent)).toEqual(links)
})
