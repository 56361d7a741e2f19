import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveCourse, moveLesson, moveModule, type Place } from './course-steps.ts'

const courses = fc.array(fc.nat({ max: 4 }), { minLength: 1, maxLength: 5 }).map((sizes): Place[] => {
  let lesson = 100
  return sizes.map((size, index) => ({
    id: index + 1,
    lessons: Array.from({ length: size }, () => lesson++),
  }))
})
const lessonsOf = (order: readonly Place[]) => order.flatMap(({ lessons }) => lessons)
const steps = fc.constantFrom<-1 | 1>(-1, 1)

test('a step keeps every module and lesson, each once', () => {
  fc.assert(
    fc.property(courses, fc.nat(), fc.boolean(), steps, (course, pick, isModule, step) => {
      const all = isModule ? course.map(({ id }) => id) : lessonsOf(course)
      const id = all[pick % Math.max(1, all.length)] ?? 0
      const moved = isModule ? moveModule(course, id, step) : moveLesson(course, id, step)
      if (!moved) return
      expect(lessonsOf(moved).toSorted()).toEqual(lessonsOf(course).toSorted())
      expect(moved.map((module) => module.id).toSorted()).toEqual(
        course.map((module) => module.id).toSorted(),
      )
      expect(moved).not.toEqual(course)
    }),
  )
})

test('a step back undoes a step', () => {
  fc.assert(
    fc.property(courses, fc.nat(), steps, (course, pick, step) => {
      const id = lessonsOf(course)[pick % Math.max(1, lessonsOf(course).length)] ?? 0
      const moved = moveLesson(course, id, step)
      if (moved) expect(moveLesson(moved, id, step === 1 ? -1 : 1)).toEqual(course)
    }),
  )
})

test('a lesson at the end of its module goes on into the next one, and nowhere from the last', () => {
  const course = [
    { id: 1, lessons: [10, 11] },
    { id: 2, lessons: [20] },
  ]
  expect(moveLesson(course, 11, 1)).toEqual([
    { id: 1, lessons: [10] },
    { id: 2, lessons: [11, 20] },
  ])
  expect(moveLesson(course, 20, 1)).toBeUndefined()
  expect(moveLesson(course, 10, -1)).toBeUndefined()
  expect(moveModule(course, 2, 1)).toBeUndefined()
})

test('a course steps over those that are not shown, which keep their places', () => {
  const shelf = fc.array(fc.boolean(), { maxLength: 8 })
  fc.assert(
    fc.property(shelf, fc.nat(), steps, (kinds, pick, step) => {
      const order = kinds.map((archived, index) => ({ id: index + 1, archived }))
      const moved = order[pick % Math.max(1, order.length)]
      if (!moved) return
      const ids = moveCourse(order, moved.id, step)
      const beside = order.filter(({ archived }) => archived === moved.archived)
      const place = beside.indexOf(moved) + step
      if (!beside[place]) {
        expect(ids).toBeUndefined()
        return
      }
      const isShown = (id: number) => order[id - 1]?.archived === moved.archived
      expect(ids?.filter(isShown).indexOf(moved.id)).toBe(place)
      for (const [at, { id }] of order.entries()) if (!isShown(id)) expect(ids?.[at]).toBe(id)
      expect(ids?.toSorted((one, other) => one - other)).toEqual(order.map(({ id }) => id))
    }),
  )
})
