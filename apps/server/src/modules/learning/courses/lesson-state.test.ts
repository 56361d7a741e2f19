import { describe, expect, test } from 'vitest'
import { lessonOutcome, stateOfLesson, stateOfWhole, type LessonFacts } from './lesson-state.ts'

const learn: LessonFacts = {
  type: 'Learn',
  contentDone: true,
  hasTest: true,
  testPassed: true,
  hasPractice: false,
  practice: 'none',
}

describe('a Learn lesson', () => {
  test('is finished when all is watched and read and the test is passed', () => {
    expect(lessonOutcome(learn, 'open')).toEqual({ state: 'completed', finished: true })
  })
  test('without a test is finished by its content', () => {
    expect(lessonOutcome({ ...learn, hasTest: false, testPassed: false }, 'open').finished).toBe(true)
  })
  test('is not finished by the test alone', () => {
    expect(lessonOutcome({ ...learn, contentDone: false }, 'open')).toEqual({
      state: 'open',
      finished: false,
    })
  })
  test('stays failed until the test is passed', () => {
    expect(lessonOutcome({ ...learn, testPassed: false }, 'failed')).toEqual({
      state: 'failed',
      finished: false,
    })
    expect(lessonOutcome(learn, 'failed').state).toBe('completed')
  })
})

describe('practice', () => {
  const practice: LessonFacts = {
    ...learn,
    type: 'Practice',
    hasTest: false,
    testPassed: false,
    hasPractice: true,
  }

  test('opens the next lesson as soon as it is handed in', () => {
    expect(lessonOutcome({ ...practice, practice: 'uploaded' }, 'open')).toEqual({
      state: 'checking',
      finished: true,
    })
  })
  test('is failed by a rejection, which finishes nothing that was not', () => {
    expect(lessonOutcome({ ...practice, practice: 'rejected' }, 'open')).toEqual({
      state: 'failed',
      finished: false,
    })
  })
  test('Demoday waits for the teacher', () => {
    const demoday: LessonFacts = { ...practice, type: 'Demoday' }
    expect(lessonOutcome({ ...demoday, practice: 'uploaded' }, 'open').finished).toBe(false)
    expect(lessonOutcome({ ...demoday, practice: 'approved' }, 'open').finished).toBe(true)
  })
  test('after a Learn_Practice test comes the practice', () => {
    const both: LessonFacts = { ...learn, type: 'Learn_Practice', hasPractice: true }
    expect(lessonOutcome(both, 'open')).toEqual({ state: 'open', finished: false })
    expect(lessonOutcome({ ...both, testPassed: false, practice: 'uploaded' }, 'open').finished).toBe(false)
    expect(lessonOutcome({ ...both, practice: 'uploaded' }, 'open').finished).toBe(true)
  })
})

test('only the first lesson is open to who has not started', () => {
  expect(stateOfLesson(undefined, true)).toBe('open')
  expect(stateOfLesson(undefined, false)).toBe('closed')
  expect(stateOfLesson({ state: 'checking' }, true)).toBe('checking')
})

test('a module says where its student stands', () => {
  expect(stateOfWhole(['completed', 'completed'])).toBe('completed')
  expect(stateOfWhole(['closed', 'closed'])).toBe('closed')
  expect(stateOfWhole(['completed', 'open', 'closed'])).toBe('open')
  expect(stateOfWhole(['completed', 'failed', 'closed'])).toBe('failed')
  expect(stateOfWhole(['completed', 'checking'])).toBe('checking')
  expect(stateOfWhole(['completed', 'closed'])).toBe('open')
})
