import type { Absence } from '@qadam/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { keepSessions } from '../../../../test/keep-sessions.ts'
import { setSetting } from '../../../../test/set-setting.ts'
import { actWhileLocked } from '../../../../test/held-person.ts'
import { startPractising, type Practising } from '../../../../test/practice-course.ts'
import { board, handInText, type Practised } from '../../../../test/promise-works.ts'
import { createGroup, signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import type { Executor } from '../../../database/database.ts'
import { passWorks, queueChanged } from '../../learning/review/index.ts'
import { listWaiting } from './board-store.ts'
import { payBrokenPromises } from './index.ts'

// Whatever happens to works while they wait, the coins and the board agree with what the rows of works and decisions say.

const hour_ms = 3_600_000
const promise_ms = 24 * hour_ms

let school: TestSchool
let practising: Practising
let teacher: StaffMember
let admin: StaffMember
let groups: number[]

beforeAll(async () => {
  school = await startTestSchool()
  practising = await startPractising(school)
  teacher = await signedInStaff(school, 'teacher')
  admin = await signedInStaff(school, 'admin')
  groups = [
    await createGroup(school, teacher),
    await createGroup(school, await signedInStaff(school, 'teacher')),
  ]
  await keepSessions(school)
})

/** These sequences go through months. */

const who = fc.nat({ max: 1 })
const steps = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ act: fc.constant('wait'), hours: fc.constantFrom(1, 6, 12, 23, 24) }),
    },
    {
      weight: 4,
      arbitrary: fc.record({ act: fc.constantFrom('hand in', 'hand in', 'decide', 'correct'), who }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        act: fc.constantFrom('decide while handed in', 'move', 'freeze', 'leave'),
        who,
      }),
    },
    { weight: 3, arbitrary: fc.record({ act: fc.constantFrom('pay', 'pay', 'pay twice at once', 'turn') }) },
  ),
  { minLength: 15, maxLength: 40 },
)

interface Version {
  id: number
  person_id: number
  submitted_at: Date
  /** Of the first decision on it. */
  decided_at: Date | null
  is_newest: boolean
  /** Of its student. */
  closed_at: Date | null
}

async function listAll(): Promise<Version[]> {
  const { rows } = await sql<Version>`
    select submissions.id, person_id, submitted_at, is_newest, closed_at,
      (select min(decided_at) from review_decisions where submission_id = submissions.id) as decided_at
    from submissions join people on people.id = person_id order by person_id, version`.execute(school.db)
  return rows
}

/** By the id of the first version of each waiting, the ids of those that waited too long by now. */
function brokenOf(versions: readonly Version[], now: number): Map<number, number[]> {
  const broken = new Map<number, number[]>()
  let first = 0
  for (const [at, one] of versions.entries()) {
    const before = versions[at - 1]
    if (before?.person_id !== one.person_id || before.decided_at !== null) first = one.id
    const after = versions[at + 1]
    const due = one.submitted_at.getTime() + promise_ms
    const replaced = after?.person_id === one.person_id && after.submitted_at.getTime() <= due
    const answered = one.decided_at !== null && one.decided_at.getTime() <= due
    if (due <= now && !replaced && !answered) broken.set(first, [...(broken.get(first) ?? []), one.id])
  }
  return broken
}

test('coins are paid once a waiting that was too long while they were paid, and the board counts what waits', async () => {
  let begins = Date.parse('2026-03-01T07:00:00Z')
  const now = () => school.clock.now().getTime()
  const later = (hours: number) => school.clock.advance(hours * 3600)
  const moved = { comment: 'Yaxshi', score: 80, coins: 1, points: 1 }

  const play = async (acts: readonly { act: string; who?: number; hours?: number }[]) => {
    begins += 90 * 24 * hour_ms
    school.clock.set(new Date(begins))
    const students: Practised[] = []
    for (const group of groups) students.push(await practising.student({ groupId: group }))
    await keepSessions(school)
    const ids = students.map(({ id }) => id)
    const own = async () => (await listAll()).filter(({ person_id }) => ids.includes(person_id))
    let turned = 0
    /** Since when it is on. */
    let since: number | undefined
    const paid = new Set<number>()
    const lookedAt = new Set<number>()

    const handIn = async (student: Practised) =>
      await student.call('question_try', {
        question_id: practising.questionId('text'),
        answer: `Uch soʻzli javob ${crypto.randomUUID()}`,
      })
    const newestOf = async (personId: number) => {
      const { rows } = await sql<{ id: number; version: number; decision_id: number | null }>`
        select id, version, decision_id from submissions where person_id = ${personId} and is_newest`.execute(
        school.db,
      )
      return rows[0]
    }
    const decide = async ({ id }: Practised, isCorrection: boolean) => {
      const newest = await newestOf(id)
      if (!newest || (newest.decision_id !== null) !== isCorrection) return
      const { rows } = await sql<{ verdict: string }>`
        select verdict from review_decisions where id = ${newest.decision_id}`.execute(school.db)
      const verdict = rows[0]?.verdict === 'rejected' ? 'approved' : 'rejected'
      const replaces = newest.decision_id ?? undefined
      await admin.call('review_decide', {
        ...{ submission_id: newest.id, version: newest.version, verdict, replaces },
        ...moved,
      })
    }
    const turn = async (enabled: boolean) => {
      turned += 1
      await setSetting(admin, 'promise', { enabled, coins: 5 + (turned % 3) })
      since = enabled ? (since ?? now()) : undefined
    }
    const pay = async (times: number) => {
      const run = async () => await payBrokenPromises({ db: school.db, live: school.live }, school.moment())
      await Promise.all(Array.from({ length: times }, run))
      const versions = await own()
      const from = since
      if (from === undefined) return
      const broken = brokenOf(versions, now())
      for (const version of versions) {
        const isDue = version.submitted_at.getTime() + promise_ms <= now()
        if (!isDue || version.submitted_at.getTime() <= from || lookedAt.has(version.id)) continue
        // Once: of whoever had left by then, also where they came back.
        lookedAt.add(version.id)
        for (const [first, late] of broken)
          if (late.includes(version.id) && version.closed_at === null) paid.add(first)
      }
    }
    const compareBoard = async () => {
      const { counts } = await board(admin)
      const waiting = (await listAll()).filter(
        ({ is_newest, decided_at, closed_at }) => is_newest && decided_at === null && closed_at === null,
      )
      const late = waiting.filter(({ submitted_at }) => submitted_at.getTime() + promise_ms <= now())
      expect([counts.waiting, counts.late]).toEqual([waiting.length, late.length])
    }

    await turn(true)
    later(1)
    for (const { act, who: place = 0, hours = 0 } of acts) {
      const student = students[place]
      if (!student) throw new Error('two of them')
      if (act === 'wait') later(hours)
      else if (act === 'hand in') await handIn(student)
      else if (act === 'decide' || act === 'correct') await decide(student, act === 'correct')
      else if (act === 'decide while handed in') await Promise.all([decide(student, false), handIn(student)])
      else if (act === 'move')
        await admin.data('students_move', {
          student_ids: [student.id],
          group_id: groups[Math.floor(now() / hour_ms) % 2],
        })
      else if (act === 'freeze')
        await sql`update people set frozen = not frozen where id = ${student.id}`.execute(school.db)
      else if (act === 'leave')
        await sql`
          update people set closed_at = case when closed_at is null then ${school.clock.now()}::timestamptz end
          where id = ${student.id}`.execute(school.db)
      else if (act === 'turn') await turn(since === undefined)
      else await pay(act === 'pay' ? 1 : 2)
    }
    later(30)
    await pay(2)
    await compareBoard()

    const versions = await own()
    const firstOf = new Map(
      [...brokenOf(versions, now())].flatMap(([first, late]) => late.map((id) => [id, first] as const)),
    )
    const { rows } = await sql<{ key: string }>`
      select key from ledger where reason = 'promise' and person_id = any(${ids}::integer[])`.execute(
      school.db,
    )
    const paidFirsts = rows.map(({ key }) => firstOf.get(Number(key.replace('promise:', ''))))
    expect(paidFirsts.toSorted()).toEqual([...paid].toSorted())
    const { rows: notices } = await sql<{ count: number }>`
      select count(*)::int as count from notifications
      where kind = 'promise_broken' and person_id = any(${ids}::integer[])`.execute(school.db)
    expect(notices[0]?.count).toBe(rows.length)
  }

  await fc.assert(fc.asyncProperty(steps, play), { numRuns: 12 })
})

test('while an absence is saved, whoever it is of can change something: two admins set each other’s at once', async () => {
  const other = await signedInStaff(school, 'admin')
  await keepSessions(school)
  const absence = { teacher_id: other.id, deputy_id: teacher.id, from: '2199-01-01', to: '2199-01-02' }
  const { id, revision } = await admin.data<Absence>('absence_save', absence)
  const saved = await actWhileLocked(school, {
    locks: async (db) => await sql`select id from teacher_absences where id = ${id} for update`.execute(db),
    act: async () => await admin.call('absence_save', { ...absence, id, revision, to: '2199-01-03' }),
    // As their entry in the audit log names them.
    meanwhile: async (db) =>
      await sql`select id from people where id = ${other.id} for key share nowait`.execute(db),
  })
  expect(saved.status).toBe(200)
})

test('whoever is to answer a work sees it and hears of it, whoever is away, for whomever, or has left', async () => {
  const staff: number[] = []
  for (let one = 0; one < 4; one += 1) staff.push((await school.createTeacher()).id)
  const student = await practising.student({ groupId: await createGroup(school, null) })
  const question_id = practising.questionId('text')
  const { submission_id: id } = await handInText(student, question_id)
  const now = school.clock.now()
  const [before, after] = [-1, 1].map((hours) => new Date(now.getTime() + hours * 3_600_000))
  const at = { now, lateUntil: now, soonUntil: now, limit: 5, offset: 0 }
  const member = fc.nat({ max: staff.length - 1 })
  const scenes = fc.record({
    teacher: member,
    /** Of each, where they are away. */
    deputies: fc.tuple(...staff.map(() => fc.option(member, { freq: 3 }))),
    left: fc.option(member, { freq: 1 }),
    passedTo: fc.option(member, { freq: 1 }),
  })
  type Scene = typeof scenes extends fc.Arbitrary<infer Drawn> ? Drawn : never
  const rollback = new Error('the next scene begins anew')
  const idOf = (place: number | null) => (place === null ? undefined : staff[place])
  const play = async (db: Executor, { teacher, deputies, left, passedTo }: Scene) => {
    // Whoever is closed has no groups.
    const gone = left === teacher ? undefined : idOf(left)
    await sql`update people set closed_at = ${now} where id = ${gone ?? 0}`.execute(db)
    await sql`
      update groups set teacher_id = ${idOf(teacher)}
      where id = (select group_id from submissions where id = ${id})`.execute(db)
    const away = new Map<number, number>()
    for (const [place, deputy] of deputies.entries()) {
      const [one, other] = [idOf(place), idOf(deputy)]
      if (one === undefined || other === undefined || one === other) continue
      await sql`
        insert into teacher_absences (teacher_id, deputy_id, from_day, to_day, starts_at, ends_at)
        values (${one}, ${other}, '2026-01-01', '2026-01-02', ${before}, ${after})`.execute(db)
      if (other !== gone) away.set(one, other)
    }
    const passed = idOf(passedTo)
    if (passed !== undefined) await passWorks(db, [id], passed, now)
    const walk = (one: number, met: readonly number[]): number | null => {
      const deputy = away.get(one)
      if (deputy === undefined) return one
      return met.includes(deputy) ? null : walk(deputy, [...met, deputy])
    }
    const first = staff[teacher] ?? 0
    const expected = passed !== undefined && passed !== gone ? passed : walk(first, [first])
    const [work] = await listWaiting(db, 'all', { ids: [id] }, at)
    expect(work?.reviewer_id).toBe(expected)
    if (expected === null) return
    expect(await listWaiting(db, { teacherId: expected }, { ids: [id] }, at)).toHaveLength(1)
    const about = { id, group_id: work?.group_id ?? null, person_id: student.id, question_id }
    expect((await queueChanged(db, about, now)).to).toContain(expected)
  }
  const scene = async (given: Scene) => {
    const played = school.db.transaction().execute(async (transaction) => {
      await play(transaction, given)
      throw rollback
    })
    await played.catch((error: unknown) => {
      if (error !== rollback) throw error
    })
  }
  await fc.assert(fc.asyncProperty(scenes, scene), { numRuns: 80 })
})
