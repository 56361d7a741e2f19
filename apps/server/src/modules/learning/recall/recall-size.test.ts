import { recallLimits } from '@qadam/contract'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { startLearning } from '../../../../test/learning.ts'
import { createStudents } from '../../../../test/many-students.ts'
import { smallCourse } from '../../../../test/small-course.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import { countDue, findNextDue, listDue, listEarlier } from './recall-store.ts'

// As many cards a student as years of learning bring. How many students there are makes no difference to the index.
const STUDENTS = 60
const CARDS = 2000
const DAY = '2026-03-10'

let school: TestSchool
let first: number

beforeAll(async () => {
  school = await startTestSchool()
  const { courseId } = await startLearning(school, { ...smallCourse(), interleaved: true })
  const students = await createStudents(school, STUDENTS)
  first = students[0]?.id ?? 0
  const { db } = school
  await sql`
    insert into enrollments (person_id, course_id, enrolled_at)
    select id, ${courseId}::integer, now() from people where role = 'student'`.execute(db)
  // The questions of the first lesson's test, many times over.
  await sql`
    insert into questions (lesson_id, stable_id, order_number, type, content, key, source)
    select lesson_id, stable_id || '-' || n, 1000 + n, type, content, key, source
    from generate_series(1, ${CARDS}::integer) n, (
      select * from questions where type = 'selected-file' order by id limit 1
    ) one`.execute(db)
  // Due from two years ago to a year ahead.
  await sql`
    insert into recall_cards (person_id, question_id, stability, difficulty, last_day, due_on)
    select people.id, questions.id, 5, 5, ${DAY}::date - 800, ${DAY}::date - 700 + (questions.order_number % 1000)
    from people, questions
    where people.role = 'student' and questions.order_number > 1000`.execute(db)
  // Their lesson was finished a week ago: all of its cards may come before the test of the other one.
  await sql`
    insert into lesson_progress (person_id, lesson_id, course_id, state, opened_at, test_passed, finished_at)
    select people.id, lessons.id, lessons.course_id, 'completed', now(), true, ${DAY}::date - 7
    from people, lessons where people.role = 'student' and lessons.stable_id = 'one'`.execute(db)
  await sql`analyze`.execute(db)
})

/** The rows that a statement takes from the table of cards, and by what. */
async function cardScans(
  run: (db: TestSchool['db']) => Promise<unknown>,
): Promise<{ index: string; rows: number }[]> {
  const [query] = await statementsOf(run)
  if (!query) throw new Error('nothing was asked')
  const { rows } = await sql<{ 'QUERY PLAN': { Plan: Plan }[] }>`
    explain (analyze, format json) ${query}`.execute(school.db)
  const scans: { index: string; rows: number }[] = []
  const walk = (plan: Plan): void => {
    if (plan['Relation Name'] === 'recall_cards')
      scans.push({
        index: plan['Index Name'] ?? plan['Node Type'],
        rows: plan['Actual Rows'] * plan['Actual Loops'],
      })
    for (const inner of plan.Plans ?? []) walk(inner)
  }
  for (const { Plan: plan } of rows[0]?.['QUERY PLAN'] ?? []) walk(plan)
  return scans
}

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  Plans?: Plan[]
}

/** What a function of the store asks, without asking it. */
async function statementsOf(run: (db: TestSchool['db']) => Promise<unknown>) {
  const asked: ReturnType<typeof sql.raw>[] = []
  const db = school.db.withPlugin({
    transformQuery: ({ node }) => {
      asked.push({ toOperationNode: () => node } as ReturnType<typeof sql.raw>) // all that a part of a statement is asked for
      return node
    },
    transformResult: async ({ result }) => await Promise.resolve(result),
  })
  await run(db)
  return asked
}

test('with 2,000 cards a student, what is due and how much comes from its index, and no further than is shown', async () => {
  const due = await listDue(school.db, first, DAY, recallLimits.sessionCards)
  expect(due).toHaveLength(recallLimits.sessionCards)
  expect(await countDue(school.db, first, DAY)).toBe(recallLimits.countedMost)
  expect(await findNextDue(school.db, first, DAY)).toBe('2026-03-11')
  const [list] = await cardScans(async (db) => await listDue(db, first, DAY, recallLimits.sessionCards))
  expect(list?.index).toBe('recall_cards_due')
  expect(list?.rows).toBeLessThanOrEqual(recallLimits.sessionCards)
  const [count] = await cardScans(async (db) => await countDue(db, first, DAY))
  expect(count?.index).toBe('recall_cards_due')
  expect(count?.rows).toBeLessThanOrEqual(recallLimits.countedMost)
  const [next] = await cardScans(async (db) => await findNextDue(db, first, DAY))
  expect(next?.index).toBe('recall_cards_due')
  expect(next?.rows).toBeLessThanOrEqual(1)
})

test('what a test opens with reads the cards of its student alone', async () => {
  const { id } = await school.db
    .selectFrom('lessons')
    .select('id')
    .where('stable_id', '=', 'two')
    .executeTakeFirstOrThrow()
  const moment = { now: new Date(`${DAY}T07:00:00.000Z`), day: DAY }
  expect(await listEarlier(school.db, first, id, moment)).toHaveLength(1)
  const scans = await cardScans(async (db) => await listEarlier(db, first, id, moment))
  expect(scans.map(({ index }) => index)).not.toContain('Seq Scan')
  for (const { rows } of scans) expect(rows).toBeLessThan(2 * CARDS)
})
