import type { AttemptResult, Lesson } from '@qadam/contract'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { attemptOf, resultOf, tryOf } from '../attempts/attempt-fixtures.ts'
import type { ReviewItem } from '../attempts/review-items.ts'
import { TestResult } from '../attempts/test-result.tsx'
import { lesson as lessonTexts } from '../../../platform/i18n/uz/lesson.ts'
import { loadStudyTexts, startI18n } from '../../../platform/i18n/start.ts'
import { test as texts } from '../../../platform/i18n/uz/test.ts'
import { buttonNamed, renderAt } from '../../../platform/render-fixture.tsx'
import { lessonOf } from './lesson-fixture.ts'
import { canRetry, ResultActions } from './test-actions.tsx'
import TestReview from './test-review.tsx'
import type { TestStageProps } from './test-stage-props.ts'

let leave = () => {}
beforeAll(async () => {
  await startI18n()
  await loadStudyTexts()
})
afterEach(() => leave())

const failed = (over: Partial<AttemptResult> = {}) =>
  resultOf({
    state: 'failed',
    percentage: 40,
    correct: 2,
    total: 5,
    points_added: 20,
    coins_added: 0,
    ...over,
  })

async function end(
  result: AttemptResult,
  over: Partial<Lesson> = {},
  onRetry = () => undefined,
  ways: Partial<TestStageProps> = {},
): Promise<void> {
  const lesson = { ...lessonOf(), ...over }
  leave = await renderAt(
    '/x',
    <>
      <TestResult
        run={{ attempt: attemptOf(), offset_ms: 0, answered: {} }}
        result={result}
        reason="complete"
        canRetry={canRetry(lesson, result)}
        onRefill={() => undefined}
      />
      <ResultActions
        closeTo={{ to: '/course/1/module/2' }}
        courseId={1}
        accountId={7}
        lesson={lesson}
        readAt={0}
        questions={[]}
        hasPractice={false}
        onPractice={() => undefined}
        onBackToLearn={undefined}
        result={result}
        isStarting={false}
        onRetry={onRetry}
        {...ways}
      />
    </>,
  )
  await vi.waitFor(() => expect(document.querySelector('h1')).not.toBeNull())
}

const text = () => document.body.textContent ?? ''

test('a failed test is tried again by one press, and what was earned is told without a celebration', async () => {
  const onRetry = vi.fn()
  await end(failed({ attempts_left: 2 }), {}, onRetry)
  buttonNamed(texts.retry).click()
  expect(onRetry).toHaveBeenCalledOnce()
  expect(text()).toContain('20 ball sizda qoladi')
  expect(document.querySelector('main, body')?.innerHTML).not.toContain('bg-pistachio-soft')
})

test('without an attempt a clock runs to the next one, and there is something to do', async () => {
  const refill_at = new Date(Date.now() + 600_000).toISOString()
  const attempts = { max: 3, left: 0, refill_at }
  await end(failed({ attempts_left: 0, refill_at }), { attempts })
  expect(document.querySelector('h1')?.textContent).toBe(texts.result.rest)
  expect(document.querySelector('[role=timer]')).not.toBeNull()
  expect(text()).not.toContain(texts.retry)
  expect(text()).toContain(lessonTexts.to_module)
})

test('a test that was passed before and failed in practice is tried again first; the way on stands below', async () => {
  await end(failed({ attempts_left: 0 }), { result: { passed: true, percentage: 100 } })
  const ways = [...document.querySelectorAll('button, a')].map((way) => way.textContent)
  expect(ways[0]).toBe(texts.retry)
  expect(document.body.innerHTML).not.toContain('bg-pistachio')
})

test.each([
  ['attempts are left', { attempts_left: 2 }, {}, texts.retry],
  [
    'attempts came back',
    { attempts_left: 0 },
    { attempts: { max: 3, left: 1, refill_at: null } },
    texts.retry,
  ],
  ['it was passed before', { attempts_left: 0 }, { result: { passed: true, percentage: 90 } }, texts.retry],
  [
    'none is left',
    { attempts_left: 0 },
    { attempts: { max: 3, left: 0, refill_at: null } },
    texts.back_to_learn,
  ],
])('a failed test has one thing to do first, and nothing green: %s', async (_, result, over, first) => {
  for (const hasPractice of [false, true]) {
    await end(failed({ percentage: 13, ...result }), over, () => undefined, {
      hasPractice,
      onBackToLearn: () => undefined,
    })
    const ways = [...document.querySelectorAll('button, a')]
    expect(ways[0]?.textContent).toBe(first)
    expect(ways.filter((way) => way.getAttribute('data-key') === 'Enter')).toEqual([ways[0]])
    expect(ways.slice(1).filter((way) => way.className.includes('bg-turquoise-strong'))).toEqual([])
    expect(document.body.innerHTML).not.toContain('bg-pistachio')
    leave()
  }
})

test('an attempt that came back can be taken on the very screen', async () => {
  await end(failed({ attempts_left: 0, refill_at: new Date().toISOString() }), {
    attempts: { max: 3, left: 1, refill_at: null },
  })
  expect(buttonNamed(texts.retry)).toBeInstanceOf(HTMLButtonElement)
  expect(document.querySelector('[role=timer]')).toBeNull()
})

const item = (number: number, outcome: ReviewItem['outcome']): ReviewItem => ({
  number,
  outcome,
  answer: 1,
  answer_id: null,
  note: null,
  question: {
    id: number,
    lesson_id: 3,
    order: number,
    type: 'selected-file',
    question: `Savol ${number}`,
    tip: null,
    result: { correct: tryOf(number).correct, answer: 1 },
    other: { options: [] },
  } as unknown as ReviewItem['question'], // what a question of this type has beside is not shown here
})

async function review(items: readonly ReviewItem[]): Promise<void> {
  leave = await renderAt(
    '/x',
    <TestReview
      closeTo={{ to: '/course/1/module/2' }}
      items={items}
      isPassed={false}
      onBack={() => undefined}
    />,
  )
  await vi.waitFor(() => expect(document.querySelector('h1')).not.toBeNull())
}

test('the mistakes hold what was answered wrong alone; all answers are one press away', async () => {
  await review([item(1, 'wrong'), item(2, 'partly'), item(3, 'unanswered'), item(4, 'right')])
  expect(document.querySelectorAll('article')).toHaveLength(2)
  buttonNamed(texts.review.all).click()
  await vi.waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(4))
})

test('where nothing was wrong the mistakes say so', async () => {
  await review([item(1, 'right'), item(2, 'unanswered')])
  buttonNamed(texts.review.mistakes).click()
  await vi.waitFor(() => expect(text()).toContain(texts.review.none))
  expect(document.querySelectorAll('article')).toHaveLength(0)
})
