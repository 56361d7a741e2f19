import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { startLearning } from '../../../../test/learning.ts'
import { smallCourse } from '../../../../test/small-course.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import { sumLessons } from './learning-days-store.ts'

let school: TestSchool
let courseId: number

beforeAll(async () => {
  school = await startTestSchool()
  courseId = (await startLearning(school, smallCourse())).courseId
})

/** Of each day how many took each length, as minutes one by one. */
const days = fc.array(fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 9 }), { maxLength: 6 })

test('of all days together: who finished a lesson, and the minutes of the one in the middle', async () => {
  const { id } = await school.db
    .selectFrom('lessons')
    .select('id')
    .where('course_id', '=', courseId)
    .orderBy('path_order')
    .executeTakeFirstOrThrow()
  await fc.assert(
    fc.asyncProperty(days, async (minutes) => {
      await sql`delete from lesson_days`.execute(school.db)
      for (const [place, ofDay] of minutes.entries())
        await sql`
          insert into lesson_days (day, lesson_id, reached, lengths_min, students)
          select date '2026-03-01' + ${place}::integer, ${id}::integer, 1,
            coalesce(array_agg(length order by length), '{}'), coalesce(array_agg(count order by length), '{}')
          from (
            select length, count(*)::int from unnest(${ofDay}::integer[]) length group by length
          ) counted`.execute(school.db)
      const all = minutes.flat().toSorted((one, other) => one - other)
      const [lesson] = await sumLessons(school.db, courseId)
      expect(lesson).toMatchObject({
        id,
        reached: minutes.length,
        finished: all.length,
        median_min: all[Math.ceil(all.length / 2) - 1] ?? null,
      })
    }),
    { numRuns: 25 },
  )
})
