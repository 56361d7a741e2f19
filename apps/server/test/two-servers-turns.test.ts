import { limits, type ExamStarted, type LessonMoments, serverLimits } from '@qadam/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { loadCourse } from '../src/modules/content/archives/index.ts'
import { addDays, schoolDay } from '../src/modules/base/calendar/index.ts'
import { enroll } from '../src/modules/learning/courses/index.ts'
import { saveGroup } from '../src/modules/access/groups/index.ts'
import { smallCourse } from './small-course.ts'
import { atBoth, TwoServers, type Caller, type Told } from './two-servers.ts'

let both: TwoServers
let courseId: number
let admin: Caller

beforeAll(async () => {
  both = await TwoServers.start(async (db, files) => {
    courseId = await loadCourse({ db, files, random: Math.random, now: new Date() }, smallCourse())
  })
  admin = await both.person('admin')
})
afterAll(async () => await both.close())

/** Every balance is the sum of its ledger. */
const strayBalances = async () =>
  (
    await sql<{ count: number }>`
      select count(*)::int as count from people
      where coins <> (select coalesce(sum(amount), 0) from ledger where person_id = people.id and currency = 'coins')
        or points <> (select coalesce(sum(amount), 0) from ledger where person_id = people.id and currency = 'points')`.execute(
      both.db,
    )
  ).rows[0]?.count

const groupOf = async (teacher: Caller | null, name: string) =>
  await saveGroup(both.db, crypto.randomUUID(), name, {
    teacher_id: teacher?.id ?? null,
    curator_id: null,
    mentor_id: null,
  })

/** @throws where it failed. */
function dataOf<Data>({ data, error }: Told<Data>): Data {
  if (data === undefined) throw new Error(JSON.stringify(error))
  return data
}
const kinds = (replies: readonly Told[]) =>
  replies.map(({ status, error }) => error?.code ?? status).toSorted()

describe('a group that finishes the last lesson of a course on two devices each', () => {
  let learners: Caller[]
  let lastLesson: number

  beforeAll(async () => {
    const groupId = await groupOf(null, 'Maqsad')
    learners = await Promise.all(
      Array.from({ length: 4 }, async () => await both.person('student', { groupId })),
    )
    const lessons = await both.db
      .selectFrom('lessons')
      .select('id')
      .where('course_id', '=', courseId)
      .orderBy('path_order')
      .execute()
    lastLesson = lessons.at(-1)?.id ?? 0
    const long = new Date(Date.now() - 60 * 24 * 3_600_000)
    for (const { id } of learners) {
      await enroll(both.db, id, courseId, long)
      const rows = lessons.map((lesson) => ({
        ...{ person_id: id, lesson_id: lesson.id, course_id: courseId, opened_at: long },
        ...(lesson.id === lastLesson ? { state: 'open' } : { state: 'completed', finished_at: long }),
      }))
      await both.db.insertInto('lesson_progress').values(rows).execute()
    }
    const [info] = await both.db
      .selectFrom('questions')
      .select('id')
      .where('lesson_id', '=', lastLesson)
      .where('type', '=', 'info')
      .execute()
    await Promise.all(
      learners.map(
        async (one) =>
          await atBoth(async (server) => {
            dataOf(await both.student(server, one, 'info_read', { question_id: info?.id }))
            const finish = { completed_lesson_id: lastLesson }
            dataOf(await both.student(server, one, 'next_lesson_access', finish))
          }),
      ),
    )
  })

  test('has one certificate each, told once; both servers say what it is', async () => {
    for (const one of learners) {
      const replies = await atBoth(
        async (server) =>
          await both.student<{ certificates: { code: string }[] }>(server, one, 'certificates'),
      )
      expect(replies).toEqual(replies.map(() => replies[0]))
      const { certificates } = dataOf(replies[0])
      expect(certificates).toHaveLength(1)
    }
    const told = await both.db
      .selectFrom('notifications')
      .select('person_id')
      .where('kind', '=', 'certificate_issued')
      .orderBy('person_id')
      .execute()
    expect(told.map(({ person_id }) => person_id)).toEqual(
      learners.map(({ id }) => id).toSorted((a, b) => a - b),
    )
    expect(await strayBalances()).toBe(0)
  })

  test('reaches the goal of its week once, and each is paid once', async () => {
    await Promise.all(
      learners.map(
        async (one) => await atBoth(async (server) => await both.student(server, one, 'day_goals')),
      ),
    )
    const paid = await both.db
      .selectFrom('ledger')
      .select(['person_id', 'amount'])
      .where('reason', '=', 'group_goal')
      .orderBy('person_id')
      .execute()
    const coins = serverLimits.goals.group.coins
    expect(paid).toEqual(
      learners
        .map(({ id: person_id }) => ({ person_id, amount: coins }))
        .toSorted((a, b) => a.person_id - b.person_id),
    )
    expect(await strayBalances()).toBe(0)
  })

  test('is told what the lesson earned on one device, whichever server it asks', async () => {
    for (const one of learners) {
      const replies = await atBoth(async (server) =>
        dataOf(await both.student<LessonMoments>(server, one, 'lesson_moments', { lesson_id: lastLesson })),
      )
      expect(replies.filter(({ lesson }) => lesson !== null)).toHaveLength(1)
      expect(replies.filter(({ course }) => course !== null)).toHaveLength(1)
    }
    expect(await strayBalances()).toBe(0)
  })

  test('a certificate that is taken back at one server is so at the other; pressed by all at once, once', async () => {
    const [{ id: student_id } = admin] = learners
    const { id, code } = await both.db
      .selectFrom('certificates')
      .select(['id', 'code'])
      .where('person_id', '=', student_id)
      .executeTakeFirstOrThrow()
    const page = async (server: number) =>
      (await both.page(server, `/certificate/${code}?lang=uz`)).bytes.toString()
    const valid = await atBoth(page)
    expect(new Set(valid).size).toBe(1)
    const press = async (server: number, revoked: boolean) =>
      await both.staff(server, admin, 'certificate_revoke', {
        ...{ student_id, certificate_id: id, revoked, reason: 'Xato berilgan' },
      })
    expect(kinds(await atBoth(async (server) => await press(server, true)))).toEqual([200, 200, 200, 200])
    const revoked = await atBoth(page)
    expect(new Set(revoked).size).toBe(1)
    expect(revoked[0]).not.toBe(valid[0])
    await press(1, false)
    expect(await atBoth(page)).toEqual(valid)
    const logged = await both.db
      .selectFrom('audit_log')
      .select('after')
      .where('action', '=', 'certificate_revoke')
      .orderBy('id')
      .execute()
    expect(logged.map(({ after }) => z.object({ revoked: z.boolean() }).parse(after).revoked)).toEqual([
      true,
      false,
    ])
  })

  test('a name that is corrected at one server is on the document of the other', async () => {
    const [, { id: student_id } = admin] = learners
    const { code } = await both.db
      .selectFrom('certificates')
      .select('code')
      .where('person_id', '=', student_id)
      .executeTakeFirstOrThrow()
    const document = async (server: number) => await both.page(server, `/certificate/${code}/pdf`)
    const before = await document(1)
    expect(before.status).toBe(200)
    dataOf(
      await both.staff(0, admin, 'student_save', { student_id, first_name: 'Barno', last_name: 'Olimova' }),
    )
    const after = await document(1)
    expect([after.status, after.bytes.equals(before.bytes)]).toEqual([200, false])
    expect((await both.page(1, `/certificate/${code}?lang=uz`)).bytes.toString()).toContain('Barno Olimova')
  })
})

describe('slips of a list that two servers take', () => {
  interface Slip {
    phone: string
    password: string
  }
  const phones = Array.from({ length: 6 }, (_, index) => `+99893700000${index}`)
  const csv = ['ism;familiya;telefon', ...phones.map((phone) => `Ali;Valiyev;${phone}`)].join('\n')
  const holds = async ({ phone, password }: Slip) =>
    (await both.anybody(1, 'login', { phone, password })).status === 200
  const slipsOf = (told: Told<{ created: Slip[] }>) => dataOf(told).created

  test('the same list sent to both at once adds everybody once, and both say the passwords that hold', async () => {
    const input = { csv, dry_run: false, request_id: crypto.randomUUID() }
    const replies = await atBoth(
      async (server) => await both.staff<{ created: Slip[] }>(server, admin, 'students_import', input),
    )
    const said = replies.filter(({ status }) => status === 200).map(slipsOf)
    expect(said.length).toBeGreaterThan(0)
    for (const slips of said) expect(slips).toEqual(said[0])
    const made = await both.db.selectFrom('people').select('phone').where('phone', 'in', phones).execute()
    expect(made).toHaveLength(phones.length)
    expect(await holds(said[0]?.[0] ?? { phone: '', password: '' })).toBe(true)
  })

  test('of two colleagues who make new ones at once, both twice, one has the slip of a student that holds', async () => {
    const { id } = await both.db
      .selectFrom('student_imports')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const requests = [crypto.randomUUID(), crypto.randomUUID()]
    const replies = await atBoth(
      async (server) =>
        await both.staff<{ created: Slip[] }>(server, admin, 'student_import_slips', {
          id,
          request_id: requests[server],
        }),
    )
    const slips = new Map(replies.flatMap(slipsOf).map((slip) => [`${slip.phone} ${slip.password}`, slip]))
    // Where one of them comes late, theirs hold. The first student signed in above.
    const holding = []
    for (const slip of slips.values()) if (await holds(slip)) holding.push(slip.phone)
    expect(holding.toSorted()).toEqual(phones.slice(1))
  })
})

test('an exam that is sat at both servers is one sitting, and a new one is granted once', async () => {
  const student = await both.person('student', { exam: true })
  const started = (
    await atBoth(
      async (server) => await both.student<ExamStarted>(server, student, 'exam_start', { level: 'Part 1' }),
    )
  ).map((told) => dataOf(told))
  expect(new Set(started.map(({ sitting_id, deadline }) => `${sitting_id} ${deadline}`)).size).toBe(1)
  const questions = started[0]?.part.questions ?? []
  for (const reply of started) expect(reply.part.questions).toEqual(questions)
  const answers = questions.map(({ id, options }) => ({ questionId: id, selectedAnswer: options[0]?.id }))
  const [first, ...others] = answers
  await atBoth(async (server) => await both.student(server, student, 'exam_answer', first))
  const saved = await atBoth(
    async (server) => await both.student(server, student, 'exam_save', { level: 'Part 1', answers: others }),
  )
  expect(saved).toEqual(saved.map(() => saved[0]))
  const colleague = await both.person('admin')
  const grants = await Promise.all([
    both.staff(0, admin, 'exam_grant', { student_id: student.id }),
    both.staff(1, colleague, 'exam_grant', { student_id: student.id }),
  ])
  // Passed by chance, the sitting goes on: then neither may.
  const isOver = grants[0].status === 200
  expect(kinds(grants)).toEqual(isOver ? [200, 200] : ['conflict', 'conflict'])
  const told = await both.db
    .selectFrom('notifications')
    .select('id')
    .where('person_id', '=', student.id)
    .where('kind', '=', 'exam_granted')
    .execute()
  expect(told).toHaveLength(isOver ? 1 : 0)
})

test('an invitation taken at both servers is one lead; a flood at both is marked, and dropped by one press', async () => {
  const inviter = await both.person('student')
  const { code } = dataOf(await both.student<{ code: string }>(0, inviter, 'invite'))
  const accept = async (server: number, phone: string) =>
    await both.anybody(server, 'invite_accept', { code, name: 'Ali Valiyev', phone })
  expect(kinds(await atBoth(async (server) => await accept(server, '+998937100000')))).toEqual([
    200, 200, 200, 200,
  ])
  expect(await both.db.selectFrom('invite_leads').select('id').execute()).toHaveLength(1)
  const flood = Array.from({ length: 12 }, (_, index) => `+9989371000${10 + index}`)
  await Promise.all(flood.map(async (phone, index) => await accept(index % 2, phone)))
  interface Page {
    suspects: { count: number; up_to: number | null }
  }
  const { suspects } = dataOf(await both.staff<Page>(1, admin, 'leads', {}))
  // All that came within the minute: whose it is nobody knows.
  expect(suspects.count).toBe(flood.length + 1)
  const drops = await atBoth(async (server) =>
    dataOf(await both.staff<{ dropped: number }>(server, admin, 'leads_drop', { up_to: suspects.up_to })),
  )
  expect(drops.map(({ dropped }) => dropped).toSorted((a, b) => a - b)).toEqual([0, 0, 0, suspects.count])
})

test('a teacher who announces at both servers at once has one limit', async () => {
  const teacher = await both.person('teacher')
  const group_id = await groupOf(teacher, 'Eʼlonlar')
  const { ofTeacherADay } = limits.announcements
  const from = schoolDay(new Date(), both.timeZone)
  const draft = { group_id, title: { uz: 'Salom' }, body: { uz: 'Matn' }, from, until: addDays(from, 1) }
  const replies = await Promise.all(
    Array.from(
      { length: ofTeacherADay + 6 },
      async (_, index) => await both.staff(index % 2, teacher, 'announcement_save', draft),
    ),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(ofTeacherADay)
  expect(new Set(replies.flatMap(({ error }) => (error ? [error['reason']] : [])))).toEqual(
    new Set(['day_full']),
  )
})
