import type { Lesson, Question } from '@qadam/contract'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadStudyTexts, startI18n } from '../../../platform/i18n/start.ts'
import { test as texts } from '../../../platform/i18n/uz/test.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { buttonNamed, renderAt } from '../../../platform/render-fixture.tsx'
import { session } from '../../../platform/session.ts'
import { userFixture } from '@qadam/web/user-fixture'
import { questionOf } from '../questions/question-fixtures.ts'
import { attemptOf, tryOf } from '../attempts/attempt-fixtures.ts'
import type { Run } from '../attempts/attempt-machine.ts'
import { lessonOf } from './lesson-fixture.ts'
import { LessonScreen } from './lesson-screen.tsx'
import { useAnswers } from './use-answers.tsx'

let leave = () => {}
beforeAll(async () => {
  await startI18n()
  await loadStudyTexts()
})
beforeEach(() => {
  session.start(userFixture(), false)
  vi.stubGlobal('fetch', async () => await Promise.resolve(Response.json({ success: true, data: null })))
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => {
  leave()
  session.logout()
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const asked: Question = {
  ...questionOf({ id: 2, type: 'selected-file' }),
  result: { correct: false, answer: null, answered_at: '2026-03-02T12:00:00.000Z' },
}
const passed = { ...lessonOf(), result: { passed: true, percentage: 90 } }

async function show(lesson: Lesson, practice: Question): Promise<void> {
  leave = await renderAt(
    '/x',
    <LessonScreen
      accountId={7}
      courseId={1}
      lesson={lesson}
      readAt={0}
      questions={[asked, practice]}
      closeTo={{ to: '/course/1/module/2' }}
      onRefused={() => undefined}
    />,
  )
  await vi.waitFor(() => expect(document.querySelector('h1')).not.toBeNull())
}

const heading = () => document.querySelector('h1')?.textContent
const ways = () => [...document.querySelectorAll('button')].map((button) => button.textContent)
const toAnswers = `${texts.review.mistakes}1`

test('from the practice of a finished lesson one press leads to what was answered in its test, and one back', async () => {
  const done = questionOf({ id: 3, type: 'text', submission: 'approved' })
  await show({ ...passed, type: 'Learn_Practice', state: 'completed' }, done)
  await vi.waitFor(() => expect(ways()).toContain(toAnswers))
  const before = heading()
  buttonNamed(toAnswers).click()
  await vi.waitFor(() => expect(heading()).toBe(texts.review.mistakes))
  document.querySelector<HTMLElement>('footer button')?.click()
  await vi.waitFor(() => expect(heading()).toBe(before))
  expect(ways()).toContain(toAnswers)
})

test('while something is still to be handed in, nothing leads away from it', async () => {
  await show({ ...passed, type: 'Learn_Practice' }, questionOf({ id: 3, type: 'text' }))
  await vi.waitFor(() => expect(document.querySelector('textarea, form, footer button')).not.toBeNull())
  expect(ways()).not.toContain(toAnswers)
})

function Ways(props: { lesson: Lesson; run?: Run }): ReactNode {
  return useAnswers({ closeTo: { to: '/x' }, questions: [asked], ...props }).button
}
const ended: Run = {
  attempt: attemptOf({ question_ids: [2] }),
  offset_ms: 0,
  answered: { 2: { kind: 'judged', result: tryOf(2, false) } },
}
const onceMore = () =>
  [...document.querySelectorAll('a')].find(({ textContent }) => textContent === texts.result.once_more)

test('at the end of a test that is passed what was wrong can be answered once more; before it is, and later, not', async () => {
  leave = await renderAt('/x', <Ways lesson={passed} run={ended} />)
  await vi.waitFor(() => expect(onceMore()?.getAttribute('href')).toBe('/recall#/x'))
  leave()
  for (const props of [{ lesson: lessonOf(), run: ended }, { lesson: passed }]) {
    leave = await renderAt('/x', <Ways {...props} />)
    await vi.waitFor(() => expect(ways()).toContain(toAnswers))
    expect(onceMore()).toBeUndefined()
    leave()
  }
})
