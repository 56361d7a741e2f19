import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { sql } from 'kysely'
import type { OpenDatabase } from '../src/database/open-database.ts'
import { createPerson } from '../src/modules/access/accounts/index.ts'
import { addDays, schoolDay, startOfDay, weekOf } from '../src/modules/base/calendar/index.ts'
import { turnLeagueWeek } from '../src/modules/rewards/leagues/index.ts'
import { earnStreakDay } from '../src/modules/rewards/streaks/index.ts'
import { earnInWeek, multiplyStudent } from './many-students.ts'
import type { PushReceiver } from './push-receiver.ts'

const DAY_MS = 24 * 3600 * 1000
/** Of each kind of notification. */
const EACH = 5
/** Two leagues. */
const RACERS = 60

/** A zone in which it is noon now: no day ends while a test runs. */
export function zoneOfNoon(now = new Date()): string {
  const ahead = 12 - now.getUTCHours()
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

export interface HeldJobs {
  /** Which recipient is to get which notification, each once, with a device of that name. */
  wanted: { id: number; kind: string }[]
  /** The Monday of the league week that is over. */
  played: string
  /** Lets the jobs go on. */
  release: () => Promise<void>
}

/**
 * Gives the scheduled jobs something to do, and blocks them until `release`: each has a person whose row
 * is locked here.
 */
export async function holdJobs(
  database: Omit<OpenDatabase, 'queue'>,
  databaseUrl: string,
  receiver: PushReceiver,
  timeZone: string,
): Promise<HeldJobs> {
  const { db } = database
  const now = new Date()
  const today = schoolDay(now, timeZone)
  let people = 0
  const student = async (next_due_on: string | null = null): Promise<number> => {
    people += 1
    const id = await createPerson(db, {
      ...{ role: 'student', phone: `+99890333${1000 + people}`, passwordHash: 'x' },
      ...{ firstName: 'Bobur', lastName: 'Aliyev', lang: 'ru', avatar: 'stork' },
    })
    await db.updateTable('people').set({ next_due_on }).where('id', '=', id).execute()
    const session_hash = randomBytes(32)
    const { endpoint: address, keys } = receiver.subscription(`held-${id}`)
    const expires_at = new Date(now.getTime() + DAY_MS)
    await db
      .insertInto('sessions')
      .values({ person_id: id, token_hash: session_hash, created_at: now, expires_at })
      .execute()
    await db
      .insertInto('push_recipients')
      .values({
        ...{ person_id: id, provider: 'web_push', address, keys: JSON.stringify(keys), session_hash },
        ...{ created_at: now, seen_at: now },
      })
      .execute()
    return id
  }

  const wanted: HeldJobs['wanted'] = []
  for (let each = 0; each < EACH; each += 1) {
    const streak = await student()
    await earnStreakDay(db, streak, { now: new Date(now.getTime() - DAY_MS), timeZone })
    wanted.push(
      { id: streak, kind: 'streak_in_danger' },
      { id: await student(addDays(today, 3)), kind: 'payment_due' },
      { id: await student(addDays(today, -10)), kind: 'account_frozen' },
    )
  }
  const played = await playLeagueWeek(database, timeZone, today)

  const holder = new pg.Client({ connectionString: databaseUrl })
  await holder.connect()
  await holder.query('begin')
  const held = wanted.slice(0, 2).map(({ id }) => id)
  await holder.query('select from people where id = any($1) for update', [held])
  await holder.query(
    `select from people where id = (
      select m.person_id from leagues l join league_members m on m.league_id = l.id
      join period_points t on t.person_id = m.person_id and t.period = 'week' and t.starts_on = m.starts_on
      where l.starts_on = $1 and l.number = 1 and is_shown
      order by t.minus_points, t.reached_at limit 1
    ) for update`,
    [played],
  )
  return {
    wanted,
    played,
    release: async () => {
      await holder.query('rollback')
      await holder.end()
    },
  }
}

/** A week of leagues that was played and is over. */
async function playLeagueWeek(
  database: Omit<OpenDatabase, 'queue'>,
  timeZone: string,
  today: string,
): Promise<string> {
  const { db } = database
  const played = addDays(weekOf(today), -7)
  const first = await createPerson(db, {
    ...{ role: 'student', phone: '+998903332999', passwordHash: 'x' },
    ...{ firstName: 'Laylo', lastName: 'Nazarova', lang: 'uz', avatar: 'stork' },
  })
  const racers = await multiplyStudent(db, first, RACERS)
  await sql`update people set leaderboard_hidden = true where id % 20 = 0`.execute(db)
  await earnInWeek(
    database,
    addDays(played, -7),
    racers.map(({ id }, index) => ({ id, points: 1 + ((index * 7919) % 500) })),
  )
  const monday = new Date(startOfDay(played, timeZone).getTime() + 3_600_000)
  await turnLeagueWeek(db, { now: monday, timeZone })
  await earnInWeek(
    database,
    played,
    racers.map(({ id }, index) => ({ id, points: (index * 104_729) % 60 })),
  )
  return played
}
