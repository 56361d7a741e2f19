import type { Question } from '@qadam/contract'
import { describe, expect, test } from 'vitest'
import { firstUndone, isStepDone, learnSteps, partBehind, practiceSteps } from './lesson-steps.ts'
import { questionOf, videoOf } from './question-fixtures.ts'

const video = questionOf({ id: 1, order_number: 2, type: 'video', video: videoOf() })
const info = questionOf({ id: 2, order_number: 1, type: 'info' })
const choice = questionOf({ id: 3, order_number: 3, type: 'selected-file' })
const essay = questionOf({ id: 4, order_number: 4, type: 'text' })
const all = [video, info, choice, essay]

const ids = (questions: Question[]) => questions.map(({ id }) => id)

describe('lesson steps', () => {
  test('learn mode shows videos and infos in their order', () => {
    expect(ids(learnSteps('Learn', all))).toEqual([2, 1])
  })

  test.each(['Practice', 'Demoday'] as const)('in a %s lesson the practice is part of learn mode', (type) => {
    expect(ids(learnSteps(type, all))).toEqual([2, 1, 4])
    expect(practiceSteps(type, all)).toEqual([])
  })

  test('the practice of a Learn_Practice lesson comes after its test', () => {
    expect(ids(learnSteps('Learn_Practice', all))).toEqual([2, 1])
    expect(ids(practiceSteps('Learn_Practice', all))).toEqual([4])
  })

  test('a video is done when the server believes it was watched', () => {
    expect(isStepDone(video)).toBe(false)
    expect(isStepDone(questionOf({ type: 'video', video: videoOf({ completed: true }) }))).toBe(true)
  })

  test.each([
    ['uploaded', true],
    ['approved', true],
    ['rejected', false],
  ] as const)('a submission that is %s: done is %s', (status, done) => {
    expect(isStepDone(questionOf({ type: 'text', submission: status }))).toBe(done)
  })

  test('the lesson resumes at the first step that is not done', () => {
    const read = questionOf({ type: 'info', read: true })
    expect(firstUndone([read, video, info])).toBe(1)
    expect(firstUndone([read, read])).toBe(2)
  })

  test('what lies behind is never more than the number of the step, also where later ones were done before', () => {
    const read = (id: number) => questionOf({ id, type: 'info', read: true })
    const steps = [read(1), read(2), read(3), read(4)]
    expect(steps.map((_, index) => partBehind(steps, index))).toEqual([0.25, 0.5, 0.75, 1])
    expect(partBehind([read(1), questionOf({ id: 2, type: 'info' }), read(3), read(4)], 1)).toBe(0.25)
    expect(partBehind([], 0)).toBe(0)
  })
})
