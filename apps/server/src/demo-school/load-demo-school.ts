import { randomBytes } from 'node:crypto'
import { readArchive, type CourseArchive } from '@qadam/course-archive'
import { demoCourses, demoPeople, everyCourse, type DemoStaff, type DemoStudent } from '@qadam/demo'
import type { Database } from '../database/database.ts'
import { joinedTransaction } from '../database/joined-transaction.ts'
import type { FileStore } from '../files/file-store.ts'
import { createPerson, findCredentials, hashPassword } from '../modules/accounts/index.ts'
import { importCourse } from '../modules/archives/index.ts'
import { enroll, listCourseLessonIds } from '../modules/courses/index.ts'
import { saveGroup } from '../modules/groups/index.ts'
import { seededRandom } from '../modules/questions/index.ts'
import { addDays, earnStreakDay, schoolDay, type SchoolMoment } from '../modules/streaks/index.ts'
import type { DemoAccount } from './demo-accounts-store.ts'
import { DemoLearner } from './study.ts'

export interface DemoSchoolDependencies {
  db: Database
  files: FileStore
  /** The moment the school's history ends at. */
  now: Date
  timeZone: string
  random: () => number
  /** Whether the accounts get the passwords that everybody knows. */
  isHarmless: boolean
}

const day_ms = 86_400_000

/**
 * Fills the school with the demo's courses, people and history, and tells who can sign in. Courses are updated, people
 * who are there are left as they are: loading again resets no progress.
 */
export async function loadDemoSchool(
  deps: DemoSchoolDependencies,
): Promise<{ loaded: boolean; accounts: DemoAccount[] }> {
  const { db, files, random } = deps
  const courses = new Map<string, number>()
  const archives: CourseArchive[] = []
  for (const folder of demoCourses()) archives.push(await readArchive(folder))
  const passwords = await preparePasswords(deps)

  const accounts: DemoAccount[] = []
  // All or nothing: a start that is cut short leaves the school as empty as it was.
  await db.transaction().execute(async (transaction) => {
    const joined = joinedTransaction(transaction)
    for (const [position, archive] of archives.entries()) {
      courses.set(archive.id, await importCourse({ db: joined, files, random }, archive, position + 1))
    }
    accounts.push(...(await loadPeople(joined, courses, passwords, deps)))
  })
  return { loaded: true, accounts }
}

type Passwords = ReadonlyMap<string, { clear: string; hash: string }>

/** Hashed before the transaction: it takes too long to hold one. Nobody knows the password of who cannot sign in. */
async function preparePasswords({ isHarmless }: DemoSchoolDependencies): Promise<Passwords> {
  const passwords = new Map<string, { clear: string; hash: string }>()
  const nobody = { clear: '', hash: await hashPassword(randomBytes(24).toString('base64url')) }
  const known = new Map<string, string>()
  for (const person of [...demoPeople.staff, ...demoPeople.group.students]) {
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
  db: Database,
  courses: ReadonlyMap<string, number>,
  passwords: Passwords,
  moment: SchoolMoment,
): Promise<DemoAccount[]> {
  const { now, timeZone } = moment
  const accounts: DemoAccount[] = []
  const staffIds = new Map<string, number>()
  for (const person of demoPeople.staff)
    staffIds.set(person.key, (await findOrCreate(db, person, passwords, {})).id)
  const { group } = demoPeople
  const teacherId = staffIds.get(group.teacher) ?? null
  const groupId = await saveGroup(db, 'demo', group.name, {
    teacher_id: teacherId,
    curator_id: staffIds.get(group.curator) ?? null,
    mentor_id: staffIds.get(group.mentor) ?? null,
  })
  for (const student of group.students) {
    const today = schoolDay(now, timeZone)
    const { id, isNew } = await findOrCreate(db, student, passwords, {
      exam: student.exam,
      groupId,
      nextDueOn: addDays(today, student.payment_due_in_days),
      frozen: student.payment_due_in_days < 0,
      createdAt: new Date(now.getTime() - student.joined_days_ago * day_ms),
    })
    if (!isNew) continue
    for (const [course, courseId] of courses) {
      const isEnrolled = student.enrolled === everyCourse || student.enrolled.includes(course)
      if (isEnrolled)
        await enroll(db, id, courseId, new Date(now.getTime() - student.joined_days_ago * day_ms))
    }
    await liveThrough(db, student, id, courses, moment)
  }
  for (const person of [...demoPeople.staff, ...group.students]) {
    if (person.password === null) continue
    const password = passwords.get(person.key)?.clear ?? ''
    accounts.push({
      role: person.role,
      phone: person.phone,
      password,
      note: `${person.first_name} ${person.last_name}`,
    })
  }
  return accounts
}

async function findOrCreate(
  db: Database,
  person: DemoStaff | DemoStudent,
  passwords: Passwords,
  more: { exam?: boolean; groupId?: number; nextDueOn?: string; frozen?: boolean; createdAt?: Date },
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

/** Turns a described history into what the school would hold had the student really been there. */
async function liveThrough(
  db: Database,
  student: DemoStudent,
  id: number,
  courses: ReadonlyMap<string, number>,
  moment: SchoolMoment,
): Promise<void> {
  const { history } = student
  const random = seededRandom(history.seed)
  const days = history.active_days_ago.toSorted((one, other) => other - one)
  if (days.length === 0) return
  const lessons: { id: number; isLast: boolean }[] = []
  for (const { course, share } of history.progress) {
    const courseId = courses.get(course)
    if (courseId === undefined) continue
    const ids = await listCourseLessonIds(db, courseId)
    const done = ids.slice(0, Math.round(share * ids.length))
    lessons.push(...done.map((lessonId, index) => ({ id: lessonId, isLast: index === done.length - 1 })))
  }
  const first = momentOf(days[0] ?? 0, moment, random)
  const learner = new DemoLearner(
    db,
    id,
    { now: first, timeZone: moment.timeZone },
    history.first_try_share,
    random,
  )
  let next = 0
  let isBlocked = false
  for (const [index, day] of days.entries()) {
    learner.moveTo(momentOf(day, moment, random))
    const until = Math.round(((index + 1) / days.length) * lessons.length)
    for (; next < until && !isBlocked; next += 1) {
      const lesson = lessons[next]
      if (!lesson) break
      isBlocked = !(await learner.finishLesson(lesson.id))
    }
    await earnStreakDay(db, id, { now: learner.now, timeZone: moment.timeZone })
  }
}

/** A moment of the afternoon some days ago; today, the last hour. */
function momentOf(daysAgo: number, { now, timeZone }: SchoolMoment, random: () => number): Date {
  if (daysAgo === 0) return new Date(now.getTime() - 3_600_000)
  const day = addDays(schoolDay(now, timeZone), -daysAgo)
  // 10:00 UTC is the middle of the afternoon in the school's usual time zone.
  return new Date(Date.parse(`${day}T10:00:00Z`) + Math.floor(random() * 3 * 3_600_000))
}
