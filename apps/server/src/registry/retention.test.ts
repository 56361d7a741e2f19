import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { setSetting } from '../../test/set-setting.ts'
import { signedInStaff, type StaffMember } from '../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../test/test-school.ts'
import { batchLimits, inBatches } from '../database/in-batches.ts'
import { removeEventsBefore } from '../modules/base/event-log/index.ts'
import { jobHandlers, type JobTools } from './job-handlers.ts'

let school: TestSchool
let admin: StaffMember
let studentId: number

beforeAll(async () => {
  school = await startTestSchool()
  admin = await signedInStaff(school, 'admin')
  studentId = (await school.createStudent()).id
})
beforeEach(async () => {
  for (const table of ['event_log', 'notifications', 'push_recipients'])
    await sql`delete from ${sql.table(table)}`.execute(school.db)
  await sql`delete from settings where name = 'retention'`.execute(school.db)
})

const ago = (days: number) => new Date(school.clock.now().getTime() - days * 24 * 3_600_000)

async function addEvents(days: number, count = 1): Promise<void> {
  await sql`insert into event_log (person_id, event, happened_at, received_at)
    select ${studentId}, 'lesson_opened', ${ago(days)}, ${ago(days)} from generate_series(1, ${count}::int)`.execute(
    school.db,
  )
}

async function addNotification(key: string, days: number, end?: 'read_at' | 'removed_at'): Promise<void> {
  await sql`insert into notifications (person_id, kind, key, params, created_at)
    values (${studentId}, 'exam_granted', ${key}, '{}', ${ago(days)})`.execute(school.db)
  if (end)
    await sql`update notifications set ${sql.ref(end)} = ${ago(days)} where key = ${key}`.execute(school.db)
}

async function run(): Promise<void> {
  const tools = { db: school.db, clock: () => school.clock.now() } as JobTools // the job asks for no more
  await jobHandlers(tools).remove_old_records({})
}

const keys = async (): Promise<string[]> =>
  (await school.db.selectFrom('notifications').select('key').orderBy('id').execute()).map(({ key }) => key)
const countEvents = async (): Promise<number> =>
  (await school.db.selectFrom('event_log').select('id').execute()).length

test('what is older than the school keeps goes; what is unread, waits or is younger stays', async () => {
  await addEvents(366)
  await addEvents(364)
  await addNotification('old and unread', 400)
  await addNotification('old and read', 400, 'read_at')
  await addNotification('old and removed', 366, 'removed_at')
  await addNotification('young and read', 364, 'read_at')
  await sql`insert into push_recipients (person_id, provider, address, session_hash, created_at, seen_at)
    values (${studentId}, 'web_push', 'https://push.example/1', '\\x00', now(), now())`.execute(school.db)
  for (const [key, state, days] of [
    ['old and unread', 'waiting', 8],
    ['young and read', 'sent', 8],
  ] as const)
    await sql`insert into push_deliveries (notification_id, recipient_id, created_at, send_after, state)
      select notifications.id, push_recipients.id, ${ago(days)}, now(), ${state}
      from notifications, push_recipients where key = ${key}`.execute(school.db)
  await run()
  expect(await keys()).toEqual(['old and unread', 'young and read'])
  expect(await countEvents()).toBe(1)
  const { rows } = await sql`select state from push_deliveries`.execute(school.db)
  expect(rows).toEqual([{ state: 'waiting' }])
})

test('an admin sets for how long', async () => {
  await addEvents(40)
  await addNotification('read', 100, 'read_at')
  await setSetting(admin, 'retention', {
    events_days: 30,
    notifications_days: 120,
    deliveries_days: 7,
    recordings_days: 365,
  })
  await run()
  expect([await countEvents(), await keys()]).toEqual([0, ['read']])
})

test('many go in batches, and the run ends where they are young', async () => {
  await addEvents(400, batchLimits.rows * 2 + 1)
  await addEvents(1, 5)
  await removeEventsBefore(school.db, ago(365))
  expect(await countEvents()).toBe(5)
})

test('a run takes no more than its batches', async () => {
  const asked: number[] = []
  await inBatches(
    async (after) => {
      asked.push(after)
      return { last: after + 10, reached_young: false }
    },
    { rows: 10, batches: 3 },
  )
  expect(asked).toEqual([0, 10, 20])
})
