import { limits } from '@qadam/contract'
import type { Database } from '../apps/server/src/database/database.ts'
import { joinedTransaction } from '../apps/server/src/database/joined-transaction.ts'
import { listTaskNames } from '../apps/server/src/demo-school/demo-tasks-store.ts'
import { liveThrough } from '../apps/server/src/demo-school/live-through.ts'
import type { UploadStore } from '../apps/server/src/files/file-store.ts'
import { createPerson, hashPassword } from '../apps/server/src/modules/access/accounts/index.ts'
import { enroll } from '../apps/server/src/modules/learning/courses/index.ts'
import { freezeUnpaid } from '../apps/server/src/modules/money/payments/index.ts'
import { saveGroup } from '../apps/server/src/modules/access/groups/index.ts'
import { addDays, schoolDay, weekOf } from '../apps/server/src/modules/base/calendar/index.ts'
import { demoPeople, type DemoStudent } from '../demo/src/index.ts'
import { freshKinds, freshPhone, type FreshKind } from './fresh-kinds.ts'

const day_ms = 86_400_000

/** Copies of the demo's students, one for each journey to do with what it likes, in a group of the demo's teacher. */
export async function addFreshStudents(db: Database, files: UploadStore): Promise<void> {
  const moment = { now: new Date(), timeZone: limits.schoolTimeZone }
  const passwordHash = await hashPassword('demo1234')
  await db.transaction().execute(async (transaction) => {
    const joined = joinedTransaction(transaction)
    const teacherId = await idOf(joined, '+998900000010')
    const staff = { teacher_id: teacherId, curator_id: null, mentor_id: null }
    const groupId = await saveGroup(joined, 'journeys', 'Sayohat', staff)
    await setGoalsOutOfReach(joined, groupId, moment)
    const courses = await joined.selectFrom('courses').select(['id', 'stable_id']).execute()
    const life = {
      teacher: { id: teacherId, role: 'teacher', lang: 'uz' },
      courses: new Map(courses.map(({ id, stable_id }) => [stable_id, id])),
      taskNames: await listTaskNames(joined),
    } as const
    const stage = { db: joined, files, timeZone: moment.timeZone }
    // The keys are the kinds.
    for (const [kind, count] of Object.entries(freshKinds) as [FreshKind, number][]) {
      const model = modelOf(kind)
      for (let index = 0; index < count; index += 1) {
        const joinedAt = new Date(moment.now.getTime() - model.joined_days_ago * day_ms)
        const id = await createPerson(joined, {
          role: 'student',
          phone: `+998${freshPhone(kind, index).replaceAll(' ', '')}`,
          passwordHash,
          firstName: model.first_name,
          lastName: `${model.last_name} ${index + 1}`,
          lang: model.lang,
          avatar: model.avatar,
          exam: model.exam,
          groupId,
          nextDueOn: addDays(schoolDay(moment.now, moment.timeZone), model.payment_due_in_days),
          createdAt: joinedAt,
        })
        for (const course of courses) await enroll(joined, id, course.id, joinedAt)
        await liveThrough(stage, { ...life, student: model, id }, moment)
      }
    }
  })
  const live = { publish: () => {}, endSessions: async () => {}, peopleChanged: async () => {} }
  await freezeUnpaid({ db, live }, moment)
}

/** Reached by one journey, the group's goal would pay the students of all others, which count their coins. */
async function setGoalsOutOfReach(
  db: Database,
  groupId: number,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<void> {
  const week = weekOf(schoolDay(now, timeZone))
  // Journeys may run into the next week.
  const goals = [week, addDays(week, 7)].map((starts) => ({ group_id: groupId, week: starts, target: 9999 }))
  await db.insertInto('group_goals').values(goals).execute()
}

/** The demo's student of that kind, without waiting submissions: those would precede the demo's own in the queue. */
function modelOf(kind: FreshKind): DemoStudent {
  const model = demoPeople.group.students.find(({ key }) => key === kind)
  if (!model) throw new Error(`the demo has no ${kind}`)
  return { ...model, history: { ...model.history, waiting: [] } }
}

async function idOf(db: Database, phone: string): Promise<number> {
  const { id } = await db
    .selectFrom('people')
    .select('id')
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow()
  return id
}
