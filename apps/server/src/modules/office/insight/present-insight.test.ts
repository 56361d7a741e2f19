import { expect, test } from 'vitest'
import { presentCourse } from './present-insight.ts'

const title = { uz: 'Shartlar' }
const lesson = { id: 7, title, type: 'Learn', module_title: title, median_min: 4 } as const

test('a lesson was reached by all who finished it, also where the day of their opening is not counted yet', () => {
  const shown = presentCourse(
    { id: 1, title },
    [
      { ...lesson, reached: 19, finished: 29 },
      { ...lesson, reached: 30, finished: 29 },
    ],
    [],
    'uz',
  )
  expect(shown.lessons.map(({ reached }) => reached)).toEqual([29, 30])
})
