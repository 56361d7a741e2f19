import type { CourseInsight, Overview, RiskRow, StudentWeek } from '@qadam/contract'
import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { createStudents } from '../../../../test/many-students.ts'
import { startPractising, type Practising } from '../../../../test/practice-course.ts'
import { createGroup, signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { csvLines } from '../../../../test/table-file.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import { addDays, schoolDay } from '../../base/calendar/index.ts'
import { seededRandom } from '../../learning/questions/index.ts'
import { keepRollups } from './index.ts'
import { forgetRollups } from './rollups-store.ts'

let school: TestSchool
let practising: Practising
let admin: StaffMember
let teacher: StaffMember
let stranger: StaffMember
let groupId: number
let studentIds: number[]
let questionIds: number[]

const FIRST = Date.parse('2026-02-20T20:00:00Z')
const hour_ms = 3_600_000
const stored = ['school_days', 'question_days', 'lesson_days', 'review_days', 'school_standing'] as const

beforeAll(async () => {
  school = await startTestSchool()
  practising = await startPractising(school)
  admin = await signedInStaff(school, 'admin')
  teacher = await signedInStaff(school, 'teacher')
  stranger = await signedInStaff(school, 'teacher')
  groupId = await createGroup(school, teacher)
  studentIds = (await createStudents(school, 12)).map(({ id }) => id)
  await sql`update people set group_id = ${groupId}, created_at = ${new Date(FIRST)} where role = 'student'`.execute(
    school.db,
  )
  const { rows } = await sql<{ id: number }>`select id from questions order by id`.execute(school.db)
  questionIds = rows.slice(0, 4).map(({ id }) => id)
})
afterEach(async () => {
  // The rows were written by hand: the balances follow them.
  await sql`
    update people set coins = (
      select coalesce(sum(amount), 0) from ledger where person_id = people.id and currency = 'coins'
    )`.execute(school.db)
})

/** Days of a school, written to its own tables at random moments. */
async function live(random: () => number, from_h: number, to_h: number): Promise<void> {
  const { db } = school
  const moment = () => new Date(FIRST + Math.floor((from_h + random() * (to_h - from_h)) * hour_ms))
  const lessonIds = [
    practising.lessonId('written'),
    practising.lessonId('taught'),
    practising.lessonId('last'),
  ]
  for (const [place, personId] of studentIds.entries()) {
    const ends = moment()
    const { id } = await db
      .insertInto('attempts')
      .values({
        person_id: personId,
        lesson_id: practising.lessonId('taught'),
        seed: 1,
        question_ids: questionIds,
        pass_percent: 80,
        practice_run: place === 3,
        started_at: new Date(ends.getTime() - 10 * 60_000),
        expires_at: ends,
        heard_at: ends,
        state: 'failed',
        finished_at: ends,
        spent: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const questionId of questionIds)
      if (random() < 0.8)
        await db
          .insertInto('answers')
          .values({
            attempt_id: id,
            question_id: questionId,
            person_id: personId,
            answer: '1',
            correct: random() < 0.6,
            points_added: 0,
            coins_added: 0,
            strike_added: false,
            answered_at: new Date(ends.getTime() - 60_000),
          })
          .execute()
    const opened = moment()
    const lessonId = lessonIds[Math.floor(random() * lessonIds.length)] ?? 0
    await sql`
      insert into lesson_progress (person_id, lesson_id, course_id, state, opened_at, touched_at, finished_at)
      values (${personId}, ${lessonId}, ${practising.courseId}, 'open', ${opened}, ${opened}, ${random() < 0.5 ? moment() : null})
      on conflict do nothing`.execute(db)
    await sql`
      insert into ledger (person_id, currency, amount, reason, key, created_at)
      values (${personId}, 'coins', ${random() < 0.9 ? 10 : -3}, 'correction', ${crypto.randomUUID()}, ${moment()})`.execute(
      db,
    )
  }
}

const keep = async (hour: number) =>
  await keepRollups(school.db, { now: new Date(FIRST + hour * hour_ms), timeZone: school.moment().timeZone })

const snapshot = async () =>
  await Promise.all(
    stored.map(async (table) => {
      const { rows } = await sql`select * from ${sql.table(table)} order by 1, 2`.execute(school.db)
      return [table, rows]
    }),
  )

/** The same figures, counted another way: row by row, from everything there is. */
async function countedAnew() {
  const zone = school.moment().timeZone
  const dayOf = (moment: Date) => schoolDay(moment, zone)
  const { db } = school
  const answers = await db.selectFrom('answers').selectAll().execute()
  const attempts = await db.selectFrom('attempts').selectAll().execute()
  const progress = await db.selectFrom('lesson_progress').selectAll().execute()
  const ledger = await db.selectFrom('ledger').selectAll().where('currency', '=', 'coins').execute()
  const active = new Map<string, Set<number>>()
  const note = (moment: Date, personId: number) => {
    const day = dayOf(moment)
    active.set(day, (active.get(day) ?? new Set()).add(personId))
  }
  for (const answer of answers) note(answer.answered_at, answer.person_id)
  for (const one of progress) if (one.finished_at) note(one.finished_at, one.person_id)
  const finished = progress.flatMap(({ finished_at }) => (finished_at ? [dayOf(finished_at)] : []))
  const days = new Map<string, { active: number; lessons: number; given: number; spent: number }>()
  const dayAt = (day: string) => {
    const known = days.get(day) ?? { active: 0, lessons: 0, given: 0, spent: 0 }
    days.set(day, known)
    return known
  }
  for (const [day, people] of active) dayAt(day).active = people.size
  for (const day of finished) dayAt(day).lessons += 1
  for (const row of ledger) {
    const day = dayAt(dayOf(row.created_at))
    if (row.amount > 0) day.given += row.amount
    else day.spent -= row.amount
  }
  const questions = new Map<number, { tries: number; correct: number; sum_xy: number }>()
  for (const attempt of attempts) {
    if (attempt.practice_run) continue
    const given = answers.filter(({ attempt_id }) => attempt_id === attempt.id)
    const right = given.filter(({ correct }) => correct).length
    for (const answer of given) {
      const known = questions.get(answer.question_id) ?? { tries: 0, correct: 0, sum_xy: 0 }
      const x = answer.correct ? 1 : 0
      known.tries += 1
      known.correct += x
      known.sum_xy += x * ((right - x) / (attempt.question_ids.length - 1))
      questions.set(answer.question_id, known)
    }
  }
  return { days, questions, opened: progress.length, finished: finished.length }
}

test.each([1, 2, 3])(
  'kept day by day, at odd moments or all at once, figures are what the tables say (%i)',
  async (seed) => {
    for (const table of [...stored, 'rollups', 'answers', 'attempts', 'lesson_progress', 'ledger'])
      await sql`delete from ${sql.table(table)}`.execute(school.db)
    const random = seededRandom(seed)
    // Runs come while things happen, some of them two at once; the school was off for some days.
    for (const [from, to] of [
      [0, 5],
      [5, 30],
      [30, 31],
      [100, 180],
      [180, 190],
    ] as const) {
      await live(random, from, to)
      await Promise.all([keep(to), keep(to)])
    }
    await keep(240)
    const byAndBy = await snapshot()
    await keep(240)
    expect(await snapshot()).toEqual(byAndBy)
    await forgetRollups(school.db)
    await keep(240)
    expect(await snapshot()).toEqual(byAndBy)

    const { days, questions, opened, finished } = await countedAnew()
    const rows = await school.db.selectFrom('school_days').selectAll().execute()
    const told = new Map(
      rows.map((row) => [
        row.day,
        {
          active: row.active,
          lessons: row.lessons,
          given: row.coins_given,
          spent: row.coins_spent,
        },
      ]),
    )
    for (const [day, figures] of days) expect([day, told.get(day)]).toEqual([day, figures])
    // Quiet days are there too, and have nothing.
    for (const [day, figures] of told)
      if (!days.has(day)) expect([day, figures]).toEqual([day, { active: 0, lessons: 0, given: 0, spent: 0 }])
    for (const [id, figures] of questions) {
      const { rows: sums } = await sql<{ tries: number; correct: number; sum_xy: number }>`
      select sum(tries)::int as tries, sum(correct)::int as correct, sum(sum_xy) as sum_xy
      from question_days where question_id = ${id}`.execute(school.db)
      expect(sums[0]).toEqual({ ...figures, sum_xy: expect.closeTo(figures.sum_xy, 6) })
    }
    const { rows: lessons } = await sql<{ opened: number; finished: number }>`
    select sum(reached)::int as opened, coalesce(sum((select sum(number) from unnest(students) number)), 0)::int as finished
    from lesson_days`.execute(school.db)
    expect(lessons[0]).toEqual({ opened, finished })
  },
)

test.each([1, 2])(
  'who is there and who has to pay is counted by the job, whatever became of them (%i)',
  async (seed) => {
    const { db } = school
    const random = seededRandom(seed)
    const at = new Date(FIRST + 240 * hour_ms)
    const one = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)]
    const dates = [
      '2026-02-01',
      '2026-03-01',
      '2026-03-02',
      '2026-03-03',
      '2026-03-07',
      '2026-03-08',
      '2026-04-01',
      null,
    ]
    for (let step = 0; step < 60; step += 1)
      await db
        .updateTable('people')
        .set(random() < 0.3 ? { closed_at: random() < 0.5 ? at : null } : { next_due_on: one(dates) ?? null })
        .where('id', '=', one(studentIds) ?? 0)
        .execute()
    await keep(240)
    const today = schoolDay(at, school.moment().timeZone)
    const students = await db
      .selectFrom('people')
      .select('next_due_on')
      .where('role', '=', 'student')
      .where('closed_at', 'is', null)
      .execute()
    const due = students.map(({ next_due_on }) => next_due_on ?? '9999')
    const counted = {
      students: students.length,
      overdue: due.filter((day) => day < today).length,
      soon: due.filter((day) => day >= today && day <= addDays(today, 5)).length,
    }
    expect(await db.selectFrom('school_standing').selectAll().execute()).toEqual([
      { is_only: true, counted_at: at, ...counted },
    ])
    await sql`update people set closed_at = null, next_due_on = null where role = 'student'`.execute(db)
  },
)

test('the owner sees the school’s days without gaps, coins that add up, and the same as a table', async () => {
  school.clock.set(new Date(FIRST + 240 * hour_ms))
  await sql`update sessions set expires_at = '2026-06-01'`.execute(school.db)
  const shown = await admin.data<Overview>('overview', { days: 7 })
  expect(shown.days).toHaveLength(14)
  expect(shown).toMatchObject({ students: 12, due: { overdue: 0, soon: 0 } })
  expect(shown.counted_at).toBe(new Date(FIRST + 240 * hour_ms).toISOString())
  expect(new Set(shown.days.map(({ day }) => day)).size).toBe(14)
  const { rows } = await sql<{ coins: number }>`
    select sum(amount)::int as coins from ledger where currency = 'coins'`.execute(school.db)
  expect(shown.days.at(-1)?.coins).toBe(rows[0]?.coins)
  expect((await admin.data<Overview>('overview', {})).days).toHaveLength(60)
  const lines = await csvLines(admin, 'overview_export', { days: 7 })
  expect(lines).toHaveLength(8)
  expect(lines[0]).toMatch(/^Kun,Shugʻullangan oʻquvchilar,/)
})

test('a job that freezes no more is told on the overview after two hours', async () => {
  const unfrozen = async () => (await admin.data<Overview>('overview', { days: 7 })).unfrozen_since
  expect(await unfrozen()).toBe(null)
  const ago = (minutes: number) => new Date(school.clock.now().getTime() - minutes * 60_000)
  const run = { name: 'freeze_unpaid', watched_since: ago(600), done_at: ago(130) }
  await school.db.insertInto('job_runs').values(run).execute()
  expect(await unfrozen()).toBe(ago(130).toISOString())
  await school.db
    .updateTable('job_runs')
    .set({ done_at: ago(110) })
    .execute()
  expect(await unfrozen()).toBe(null)
})

test('what was paid, or no longer is, on whatever day, is on the overview at once', async () => {
  const paid = async () => {
    const { days } = await admin.data<Overview>('overview', { days: 7 })
    return days
      .filter(({ payments }) => payments > 0)
      .map(({ day, payments, paid: sum }) => [day, payments, sum])
  }
  const { id } = await school.db
    .insertInto('payments')
    .values({
      student_id: studentIds[0] ?? 0,
      amount: 500_000,
      method: 'cash',
      paid_on: '2026-02-22',
      months: 1,
      due_after: '2026-03-22',
      due_day: 22,
      recorded_at: new Date(FIRST + 30 * hour_ms),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await paid()).toEqual([['2026-02-22', 1, 500_000]])
  await sql`update payments set cancelled_at = now(), cancel_reason = 'xato' where id = ${id}`.execute(
    school.db,
  )
  expect(await paid()).toEqual([])
  await sql`delete from payments`.execute(school.db)
})

test('of a great school the overview tells what was counted last, and when', async () => {
  const at = new Date(FIRST + 200 * hour_ms)
  const great = { students: 1_000_000, overdue: 31_000, soon: 17_000 }
  await school.db
    .updateTable('school_standing')
    .set({ ...great, counted_at: at })
    .execute()
  expect(await admin.data<Overview>('overview', { days: 7 })).toMatchObject({
    students: 1_000_000,
    due: { overdue: 31_000, soon: 17_000 },
    counted_at: at.toISOString(),
  })
  await school.db.deleteFrom('school_standing').execute()
  expect(await admin.data<Overview>('overview', { days: 7 })).toMatchObject({
    students: 12,
    counted_at: null,
  })
})

test('a course tells where students stop, and how its questions measure', async () => {
  const { course, lessons, questions } = await admin.data<CourseInsight>('course_insight', {
    course_id: practising.courseId,
  })
  expect(course.title).toBe('Amaliy kurs')
  expect(lessons.map(({ title }) => title)).toContain('Dars taught')
  expect(lessons.reduce((sum, { reached }) => sum + reached, 0)).toBeGreaterThan(0)
  expect(questions.map(({ id }) => id).toSorted()).toEqual(questionIds.toSorted())
  for (const { share, tries, text } of questions) {
    expect(tries).toBeGreaterThanOrEqual(20)
    expect(share).toBeGreaterThan(0)
    expect(text).not.toMatch(/[<>]/)
    expect(text.length).toBeGreaterThan(0)
  }
  const lines = await csvLines(admin, 'course_insight_export', { course_id: practising.courseId })
  expect(lines).toHaveLength(questions.length + 1)
  expect((await admin.call('course_insight', { course_id: 999_999 })).code).toBe('not_found')
})

test('a teacher sees who of their group needs somebody and how each went on; another teacher nothing', async () => {
  const { rows } = await teacher.data<{ rows: RiskRow[] }>('group_risks', { group_id: groupId })
  // Five lost tests each, of a lesson that was opened for them, and none passed.
  const stuck = rows.filter(({ risks }) => risks.some(({ kind }) => kind === 'attempts'))
  expect(stuck.length).toBeGreaterThan(0)
  expect(stuck[0]?.risks.find(({ kind }) => kind === 'attempts')).toMatchObject({ lesson: 'Dars taught' })
  const student_id = studentIds[0]
  const { weeks } = await teacher.data<{ weeks: StudentWeek[] }>('student_weeks', { student_id })
  expect(weeks).toHaveLength(12)
  expect(weeks.at(-1)?.week).toBe('2026-03-02')
  expect((await stranger.call('group_risks', { group_id: groupId })).code).toBe('not_found')
  expect((await stranger.call('student_weeks', { student_id })).code).toBe('not_found')
})

test('whoever has nothing left but lessons that were taken out of the course is not missed', async () => {
  school.clock.set(new Date(FIRST + 240 * hour_ms))
  const [personId = 0] = studentIds
  const longAgo = new Date(FIRST + 24 * hour_ms)
  await sql`
    update lesson_progress set state = 'open', finished_at = null, touched_at = ${longAgo}
    where person_id = ${personId}`.execute(school.db)
  await sql`update attempts set heard_at = ${longAgo} where person_id = ${personId}`.execute(school.db)
  const kinds = async () => {
    const { rows } = await teacher.data<{ rows: RiskRow[] }>('group_risks', { group_id: groupId })
    return rows.find(({ student }) => student.id === personId)?.risks.map(({ kind }) => kind) ?? []
  }
  const takeOut = async (isOut: boolean) =>
    await sql`
      update lessons set retired = ${isOut}
      where id in (select lesson_id from lesson_progress where person_id = ${personId})`.execute(school.db)
  expect(await kinds()).toContain('away')
  await takeOut(true)
  expect(await kinds()).not.toContain('away')
  await takeOut(false)
})
