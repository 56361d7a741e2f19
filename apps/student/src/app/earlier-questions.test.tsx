import type { Lesson, RecallSession } from '@qadam/contract'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { listenForKeyMarkers } from './key-markers.ts'
import { loadRestTexts, loadStudyTexts, startI18n } from '../platform/i18n/start.ts'
import { recall as words } from '../platform/i18n/uz/recall.ts'
import { test as testWords } from '../platform/i18n/uz/test.ts'
import { queryClient } from '../platform/query-client.ts'
import { buttonNamed, renderAt } from '../platform/render-fixture.tsx'
import { session } from '../platform/session.ts'
import { userFixture } from '@qadam/web/user-fixture'
import { attemptOf, tryOf } from '../features/learning/attempts/attempt-fixtures.ts'
import { lessonOf } from '../features/learning/lesson/lesson-fixture.ts'
import { LessonScreen } from '../features/learning/lesson/lesson-screen.tsx'
import { questionOf } from '../features/learning/questions/question-fixtures.ts'
import EarlierQuestions from '../features/learning/recall/earlier-questions.tsx'
import { sessionOf } from '../features/learning/recall/recall-fixtures.ts'

vi.mock('../platform/sound.ts', () => ({ playSound: () => undefined }))

let accountId = 900
let begins: RecallSession | 'offline'
let calls: { action: string; input: Record<string, unknown> }[]
let leave = () => {}
let unlisten = () => {}

beforeAll(async () => {
  await startI18n()
  await Promise.all([loadStudyTexts(), loadRestTexts()])
})
beforeEach(() => {
  accountId += 1
  session.start(userFixture({ id: accountId }), false)
  calls = []
  unlisten = listenForKeyMarkers(document)
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const action = new URL(address, 'http://school.invalid').searchParams.get('action') ?? ''
    const input = JSON.parse(body) as Record<string, unknown> // as the app wrote it
    calls.push({ action, input })
    const reply = (data: unknown) => Response.json({ success: true, data })
    if (action === 'recall_session') {
      if (begins === 'offline') throw await Promise.resolve(new TypeError('Failed to fetch'))
      return reply(begins)
    }
    if (action === 'recall_answer') return reply({ outcome: 'counted', result: tryOf(1, false) })
    if (action === 'test_start') return reply(attemptOf({ question_ids: [21] }))
    if (action === 'lesson_questions') return reply([asked])
    return reply(session.get()?.user)
  })
})
afterEach(() => {
  leave()
  unlisten()
  session.logout()
  queryClient.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const asked = { ...questionOf({ id: 21, type: 'selected-file' }), question: '<p>Testning savoli</p>' }
const text = () => document.body.textContent ?? ''
const press = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
const names = () => calls.map(({ action }) => action)

async function begin(change: Partial<Lesson> = {}, button: string = testWords.start): Promise<void> {
  await show(change)
  await vi.waitFor(() => buttonNamed(button))
  buttonNamed(button).click()
}

async function show(change: Partial<Lesson>): Promise<void> {
  const lesson = lessonOf()
  const test = { questions: 1, time_limit_s: 60, pass_percent: 80, earlier: true as const }
  const closeTo = { to: '/course/1/module/2' }
  leave = await renderAt(
    '/course/1/module/2/3',
    <LessonScreen
      accountId={accountId}
      courseId={1}
      lesson={{ ...lesson, test, ...change }}
      readAt={Date.now()}
      questions={[asked]}
      closeTo={closeTo}
      onRefused={() => undefined}
      earlier={(onDone) => (
        <EarlierQuestions accountId={accountId} lessonId={lesson.id} closeTo={closeTo} onDone={onDone} />
      )}
    />,
  )
}

test('questions of earlier lessons come before the test, each once, and its clock begins after them', async () => {
  begins = sessionOf([1, 2])
  await begin()
  for (const id of [1, 2]) {
    await vi.waitFor(() => expect(text()).toContain(`Savol ${id}`))
    expect(text()).toContain(words.earlier.from.replace('{{lesson}}', 'Roʻyxatlar'))
    expect(names()).not.toContain('test_start')
    await vi.waitFor(() => expect(document.querySelector('[role=radio]')).not.toBeNull())
    press('2')
    await vi.waitFor(() => expect(document.querySelector('[aria-checked=true]')).not.toBeNull())
    buttonNamed(testWords.check).click()
    await vi.waitFor(() => expect(text()).toContain(testWords.sheet.wrong))
    buttonNamed(testWords.next).click()
  }
  await vi.waitFor(() => expect(text()).toContain('Testning savoli'))
  expect(calls.filter(({ action }) => action === 'recall_answer').map(({ input }) => input)).toMatchObject([
    { question_id: 1, before_lesson_id: 3 },
    { question_id: 2, before_lesson_id: 3 },
  ])
})

test('one press passes over them', async () => {
  begins = sessionOf([1, 2])
  await begin()
  await vi.waitFor(() => expect(text()).toContain('Savol 1'))
  buttonNamed(words.earlier.skip).click()
  await vi.waitFor(() => expect(text()).toContain('Testning savoli'))
  expect(names()).not.toContain('recall_answer')
})

test.each<[string, RecallSession | 'offline']>([
  ['where there are none', sessionOf([])],
  ['where they cannot be read', 'offline'],
])('%s the test begins at once', async (_which, session_) => {
  begins = session_
  await begin()
  await vi.waitFor(() => expect(text()).toContain('Testning savoli'))
})

test('a test that was passed before opens without them', async () => {
  begins = sessionOf([1])
  await begin({ result: { percentage: 90, passed: true } }, testWords.again)
  await vi.waitFor(() => expect(text()).toContain('Testning savoli'))
  expect(names()).not.toContain('recall_session')
})

test('a press in the moment in which the button comes begins the test', async () => {
  const observer = new MutationObserver(() => {
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent.trim() === testWords.again,
    )
    if (!button) return
    observer.disconnect()
    button.click()
  })
  observer.observe(document.body, { subtree: true, childList: true })
  await show({ result: { percentage: 90, passed: true } })
  await vi.waitFor(() => expect(text()).toContain('Testning savoli'))
})
