import { randomBytes } from 'node:crypto'
import { readArchive, type CourseArchive } from '@qadam/course-archive'
import { demoCourses, demoPeople, everyCourse, type DemoStaff, type DemoStudent } from '@qadam/demo'
import type { Database } from '../database/database.ts'
import { joinedTransaction } from '../database/joined-transaction.ts'
import type { UploadStore } from '../files/file-store.ts'
import {
  createPerson,
  demoPaymentLink,
  findConfiguredLink,
  hashPassword,
  savePaymentLink,
} from '../modules/access/accounts/index.ts'
import { loadCourse } from '../modules/content/archives/index.ts'
import { startOfDay, weekOf } from '../modules/base/calendar/index.ts'
import { enroll } from '../modules/learning/courses/index.ts'
import { keepRollups } from '../modules/office/insight/index.ts'
import { turnLeagueWeek } from '../modules/rewards/leagues/index.ts'
import { listCoursesToLearn, saveGroup, saveGroupCourses } from '../modules/access/groups/index.ts'
import { freezeUnpaid, remindOfPayments } from '../modules/money/payments/index.ts'
import { findCredentials } from '../modules/base/people/index.ts'
import { seededRandom } from '../modules/learning/questions/index.ts'
import { addDays, schoolDay, type SchoolMoment } from '../modules/rewards/streaks/index.ts'
import type { DemoActor, DemoStage } from './act.ts'
import type { DemoAccount } from './demo-accounts-store.ts'
import { listTaskNames } from './demo-tasks-store.ts'
import { liveThrough, momentOf } from './live-through.ts'
import { loadDemoStall } from './load-demo-stall.ts'
import { sitExam } from './sit-exam.ts'
import { paidSoFar, recordPastPayments, type PastPayment } from './past-payments.ts'
import type { TimeZone } from '../time/time-zone.ts'

export interface DemoSchoolDependencies {
  db: Database
  files: UploadStore
  /** The moment the school's history ends at. */
  now: Date
  timeZone: TimeZone
  random: () => number
  /** Whether the accounts get the public passwords. */
  isHarmless: boolean
  /** Is given a line a step. */
  report?: ((step: string) => void) | undefined
}

const hour_ms = 3_600_000
const day_ms = 24 * hour_ms
/** Nobody in the demo is further from the day of their payment than these days back, their reminder included. */
const paymentDays = 10
const demoGroups = [demoPeople.group, demoPeople.secondGroup]
const everyone = [...demoPeople.staff, ...demoGroups.flatMap((group) => group.students)]

/**
 * Fills the school with the demo's courses, people and history, and returns the accounts. Courses are updated, people
 * who are there are left as they are: loading again resets no progress.
 */
export async function loadDemoSchool(
  deps: DemoSchoolDependencies,
): Promise<{ loaded: boolean; accounts: DemoAccount[] }> {
  const { db, files, random, report = () => {} } = deps
  const courses = new Map<string, number>()
  const archives: CourseArchive[] = []
  for (const folder of demoCourses()) archives.push(await readArchive(folder))
  const passwords = await preparePasswords(deps)

  const accounts: DemoAccount[] = []
  // All or nothing: a start that is cut short leaves the school as empty as it was.
  await db.transaction().execute(async (transaction) => {
    const joined = joinedTransaction(transaction)
    for (const [place, archive] of archives.entries()) {
      report(`Loading the demo school: course ${place + 1} of ${archives.length}, ${archive.id}`)
      courses.set(archive.id, await loadCourse({ db: joined, files, random, now: deps.now }, archive))
    }
    // A link that the school has set is not overwritten.
    if ((await findConfiguredLink(joined)) === undefined) await savePaymentLink(joined, demoPaymentLink)
    await loadDemoStall(joined)
    report('Loading the demo school: people and what they have done')
    accounts.push(
      ...(await loadPeople({ db: joined, files, timeZone: deps.timeZone }, courses, passwords, deps)),
    )
  })
  await notifyOfPayments(db, deps)
  await playLeagues(db, deps)
  await keepRollups(db, deps)
  return { loaded: true, accounts }
}

/** As if the jobs had run each day at noon: who was to be reminded was, and who is late has been frozen since. */
async function notifyOfPayments(db: Database, { now, timeZone }: SchoolMoment): Promise<void> {
  const live = { publish: () => {}, endSessions: async () => {}, peopleChanged: async () => {} }
  const today = schoolDay(now, timeZone)
  for (let ago = paymentDays; ago >= 0; ago -= 1) {
    const noon = startOfDay(addDays(today, -ago), timeZone).getTime() + 12 * hour_ms
    const moment = { now: new Date(Math.min(noon, now.getTime())), timeZone }
    await freezeUnpaid({ db, live }, moment)
    await remindOfPayments({ db, live }, moment)
  }
}

/** As if the school had played before: the last week has ended, with places and coins, and this one is played. */
async function playLeagues(db: Database, { now, timeZone }: SchoolMoment): Promise<void> {
  const week = weekOf(schoolDay(now, timeZone))
  const mondays = [addDays(week, -7), week].map((day) => startOfDay(day, timeZone).getTime() + hour_ms)
  for (const monday of mondays)
    await turnLeagueWeek(db, { now: new Date(Math.min(monday, now.getTime())), timeZone })
}

type Passwords = ReadonlyMap<string, { clear: string; hash: string }>

/** Hashed before the transaction: too slow to hold one open. An account without sign-in gets a random password. */
async function preparePasswords({ isHarmless }: DemoSchoolDependencies): Promise<Passwords> {
  const passwords = new Map<string, { clear: string; hash: string }>()
  const nobody = { clear: '', hash: await hashPassword(randomBytes(24).toString('base64url')) }
  const known = new Map<string, string>()
  for (const person of everyone) {
    if (person.password === null) {
      passwords.set(person.key, nobody)
      continue
    }
    const clear = isHarmless ? person.password : randomBytes(9).toString('base64url')
    let hash = known.get(clear)
    if (hash === undefined) known.set(clear, (hash = await hashPassword(clear)))
    passwords.set(person.key, { clear, hash })
  }
  return passwords
}

async function loadPeople(
  stage: DemoStage,
  courses: ReadonlyMap<string, number>,
  passwords: Passwords,
  moment: SchoolMoment,
): Promise<DemoAccount[]> {
  const { db } = stage
  const staffIds = new Map<string, number>()
  for (const person of demoPeople.staff)
    staffIds.set(person.key, (await findOrCreate(db, person, passwords, {})).id)
  const taskNames = await listTaskNames(db)
  const payments: PastPayment[] = []
  const sitters: { actor: DemoActor; sitting: Parameters<typeof sitExam>[2]; begunAt: Date }[] = []
  for (const group of demoGroups) {
    const teacherId = staffIds.get(group.teacher)
    if (teacherId === undefined) throw new Error(`the demo has no ${group.teacher}`)
    const groupId = await saveGroup(db, group.key, group.name, {
      teacher_id: teacherId,
      curator_id: staffIds.get(group.curator) ?? null,
      mentor_id: staffIds.get(group.mentor) ?? null,
    })
    const teacher: DemoActor = { id: teacherId, role: 'teacher', lang: 'uz' }
    for (const student of group.students) {
      const added = await addStudent(stage, student, groupId, courses, passwords, moment)
      if (!added) continue
      payments.push(...added.payments)
      await liveThrough(stage, { student, id: added.id, teacher, courses, taskNames }, moment)
      const { sitting, lang, history } = student
      if (sitting)
        sitters.push({
          actor: { id: added.id, role: 'student', lang },
          sitting: { ...sitting, seed: history.seed },
          begunAt: momentOf(sitting.days_ago, moment, seededRandom(history.seed)),
        })
    }
    // Students added to the group later learn the same; courses that the school has set are not overwritten.
    if ((await listCoursesToLearn(db, groupId)).length === 0) {
      const learned = [...courses].filter(([course]) =>
        group.students.some((student) => isEnrolledIn(student, course)),
      )
      await saveGroupCourses(
        db,
        groupId,
        learned.map(([, courseId]) => courseId),
      )
    }
  }
  // As they came: the newest sitting has the greatest number.
  for (const { actor, sitting, begunAt } of sitters.toSorted((one, other) => +one.begunAt - +other.begunAt))
    await sitExam(stage, actor, sitting, begunAt)
  const adminId = staffIds.get('admin')
  if (adminId === undefined) throw new Error('the demo has no admin')
  await recordPastPayments(db, payments, adminId, moment.timeZone)
  return everyone.flatMap((person) =>
    person.password === null
      ? []
      : [
          {
            role: person.role,
            phone: person.phone,
            password: passwords.get(person.key)?.clear ?? '',
            note: `${person.first_name} ${person.last_name}`,
          },
        ],
  )
}

/** @returns the id, and what they have paid; undefined for a student who was there already and is left as they are. */
async function addStudent(
  { db }: DemoStage,
  student: DemoStudent,
  groupId: number,
  courses: ReadonlyMap<string, number>,
  passwords: Passwords,
  moment: SchoolMoment,
): Promise<{ id: number; payments: PastPayment[] } | undefined> {
  const { now, timeZone } = moment
  const joinedAt = new Date(now.getTime() - student.joined_days_ago * day_ms)
  const nextDueOn = addDays(schoolDay(now, timeZone), student.payment_due_in_days)
  const { firstDueOn, payments } = paidSoFar(joinedAt, nextDueOn, moment)
  const { id, isNew } = await findOrCreate(db, student, passwords, {
    exam: student.exam,
    groupId,
    nextDueOn: firstDueOn,
    createdAt: joinedAt,
  })
  if (!isNew) return undefined
  for (const [course, courseId] of courses) {
    if (isEnrolledIn(student, course)) await enroll(db, id, courseId, joinedAt)
  }
  return { id, payments: payments.map((payment) => ({ ...payment, studentId: id })) }
}

function isEnrolledIn({ enrolled }: DemoStudent, course: string): boolean {
  return enrolled === everyCourse || enrolled.includes(course)
}

async function findOrCreate(
  db: Database,
  person: DemoStaff | DemoStudent,
  passwords: Passwords,
  more: { exam?: boolean; groupId?: number; nextDueOn?: string; createdAt?: Date },
): Promise<{ id: number; isNew: boolean }> {
  const known = await findCredentials(db, person.phone)
  if (known) return { id: known.id, isNew: false }
  const id = await createPerson(db, {
    role: person.role,
    phone: person.phone,
    passwordHash: passwords.get(person.key)?.hash ?? '',
    firstName: person.first_name,
    lastName: person.last_name,
    lang: person.lang,
    avatar: person.avatar,
    ...more,
  })
  return { id, isNew: true }
}
