import type { Lesson, Question } from '@qadam/contract'
import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadStudyTexts, startI18n } from '../../../platform/i18n/start.ts'
import { test as texts } from '../../../platform/i18n/uz/test.ts'
import { buttonNamed, renderAt } from '../../../platform/render-fixture.tsx'
import { questionOf } from '../questions/question-fixtures.ts'
import { lessonOf } from './lesson-fixture.ts'
import { LessonScreen } from './lesson-screen.tsx'

let leave = () => {}
beforeAll(async () => {
  await startI18n()
  await loadStudyTexts()
})
afterEach(() => leave())

const lesson = (running?: { left_s: number }): Lesson => ({
  ...lessonOf(),
  attempts: { max: 3, left: 2, refill_at: null, ...(running && { running }) },
})

const place = '/course/1/module/2/3'

const answeredWrong: Question = {
  ...questionOf({ id: 1, type: 'selected-file' }),
  result: { correct: false, answer: 5, answered_at: '2026-03-02T12:00:00.000Z' },
}

async function show(
  shown: Lesson,
  questions: readonly Question[] = [],
  history = createMemoryHistory({ initialEntries: [place] }),
): Promise<void> {
  leave = await renderAt(
    place,
    <LessonScreen
      accountId={7}
      courseId={1}
      lesson={shown}
      readAt={Date.now()}
      questions={questions}
      closeTo={{ to: '/course/1/module/2' }}
      onRefused={() => undefined}
    />,
    history,
  )
  await vi.waitFor(() => expect(document.querySelector('h1')).not.toBeNull())
}

test('a test that runs is gone on with, and its clock says what is left', async () => {
  await show(lesson({ left_s: 270 }))
  expect(document.querySelector('h1')?.textContent).toBe(texts.handover.running)
  expect(document.querySelector('[role=timer]')?.textContent).toMatch(/^4:(30|29)/)
  expect(buttonNamed(texts.resume)).toBeInstanceOf(HTMLButtonElement)
  expect(document.body.textContent).not.toContain(texts.start)
})

test('one that does not run is begun, with what awaits', async () => {
  await show(lesson())
  expect(document.body.textContent).toContain('2 / 3')
  expect(buttonNamed(texts.start)).toBeInstanceOf(HTMLButtonElement)
})

test('the way back of the browser leads from the mistakes to where they were opened', async () => {
  const history = createMemoryHistory({ initialEntries: ['/', place], initialIndex: 1 })
  await show(lesson(), [answeredWrong], history)
  document.querySelector<HTMLElement>('button:has(.numbers)')?.click()
  await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe(texts.review.mistakes))
  history.back()
  await vi.waitFor(() => expect(buttonNamed(texts.start)).toBeInstanceOf(HTMLButtonElement))
  expect(history.location.pathname).toBe(place)
  expect(document.body.textContent).not.toContain(texts.review.unknown)
})
