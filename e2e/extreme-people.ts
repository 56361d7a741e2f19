/** Adds people whose data strain layouts, for the gallery: npm run node -- e2e/extreme-people.ts DATA_DIR */
import { join } from 'node:path'
import { limits } from '@qadam/contract'
import { readConfig } from '../apps/server/src/config/config.ts'
import type { Database } from '../apps/server/src/database/database.ts'
import { openDiskStore } from '../apps/server/src/files/disk-store.ts'
import type { UploadStore } from '../apps/server/src/files/file-store.ts'
import { createPerson, hashPassword } from '../apps/server/src/modules/access/accounts/index.ts'
import { loadCourse } from '../apps/server/src/modules/content/archives/index.ts'
import { enroll } from '../apps/server/src/modules/learning/courses/index.ts'
import { saveGroup } from '../apps/server/src/modules/access/groups/index.ts'
import { creditLedger } from '../apps/server/src/modules/rewards/rewards/index.ts'
import { addDays, schoolDay } from '../apps/server/src/modules/rewards/streaks/index.ts'
import { readRareCourses } from './rare-courses.ts'
import { prepareSchool } from '../apps/server/src/start/serve.ts'

/** Millions of everything, and names of sixty letters without a gap. */
export const extreme = '930000001'
/** In no course at all. */
export const idle = '930000002'
/** In the courses of what is rare, each at its beginning. */
export const rare = '930000003'

const longName = 'Abdurahmonbekzodaxonovichabdurahmonbekzodaxonovichabdurahmon'

async function addExtremePeople(db: Database, files: UploadStore): Promise<void> {
  const known = await db.selectFrom('people').select('id').where('phone', '=', `+998${extreme}`).execute()
  if (known.length > 0) return
  const passwordHash = await hashPassword('demo1234')
  const now = new Date()
  const today = schoolDay(now, limits.schoolTimeZone)
  const teacher = await db
    .selectFrom('people')
    .select('id')
    .where('phone', '=', '+998900000010')
    .executeTakeFirstOrThrow()
  const staff = { teacher_id: teacher.id, curator_id: null, mentor_id: null }
  const groupId = await saveGroup(db, 'extreme', `${longName}guruhi`.slice(0, 60), staff)
  const common = { role: 'student', passwordHash, lang: 'uz', exam: false, createdAt: now } as const
  const id = await createPerson(db, {
    ...common,
    phone: `+998${extreme}`,
    firstName: longName,
    lastName: longName,
    avatar: 'eagle',
    groupId,
    nextDueOn: addDays(today, 2),
  })
  const event = { of: 'review', submissionId: 0, decisionId: 0 } as const
  await creditLedger(db, id, [{ event, points: 12_345_678, coins: 1_234_567 }], {
    now,
    timeZone: limits.schoolTimeZone,
  })
  await db
    .insertInto('streaks')
    .values({ person_id: id, current: 1234, longest: 1234, last_day: today, covered_until: today })
    .execute()
  for (const course of await db.selectFrom('courses').select('id').execute())
    await enroll(db, id, course.id, now)
  await createPerson(db, {
    ...common,
    phone: `+998${idle}`,
    firstName: 'Oy',
    lastName: 'Yu',
    avatar: 'eagle',
    groupId,
    nextDueOn: addDays(today, 30),
  })
  const rareId = await createPerson(db, {
    ...common,
    phone: `+998${rare}`,
    firstName: 'Nilufar',
    lastName: 'Saidova',
    avatar: 'stork',
    groupId,
    nextDueOn: addDays(today, 30),
  })
  for (const course of await readRareCourses())
    await enroll(db, rareId, await loadCourse({ db, files, random: Math.random, now }, course), now)
}

const dataDir = process.argv[2]
if (import.meta.main && dataDir !== undefined) {
  const settings = { DATA_DIR: dataDir, HOST: '127.0.0.1', DEMO: 'auto', LOG_LEVEL: 'warn' }
  const { database } = await prepareSchool(readConfig(settings, join(dataDir, 'no-settings')))
  try {
    await addExtremePeople(database.db, await openDiskStore(join(dataDir, 'files')))
  } finally {
    await database.close()
  }
}
