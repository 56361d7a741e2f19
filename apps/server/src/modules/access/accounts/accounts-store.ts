import type { Lang, Role } from '@qadam/contract'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import { findSetting, saveSetting, settingValue } from '../../../database/settings-store.ts'
import { isHelperOfPlaygrounds, numberValue } from '../../base/school/index.ts'
import type { LoginFailure } from './login-throttle.ts'

export interface LoginOrigin {
  phoneHash: Buffer
  address: string
  /** A device that the account has signed in from before; its failures count there alone. */
  deviceId: number | null
}

/** Failed sign-ins since a moment that share the phone or the address, from devices the account does not know. */
export async function listFailures(db: Executor, origin: LoginOrigin, since: Date): Promise<LoginFailure[]> {
  const rows = await db
    .selectFrom('login_failures')
    .select(['phone_hash', 'address', 'failed_at'])
    .where('failed_at', '>', since)
    .where('device_id', 'is', null)
    .where((where) =>
      where.or([where('phone_hash', '=', origin.phoneHash), where('address', '=', origin.address)]),
    )
    .execute()
  return rows.map((row) => ({
    samePhone: row.phone_hash.equals(origin.phoneHash),
    sameAddress: row.address === origin.address,
    failedAt: row.failed_at,
  }))
}

/** Stores a failure, and deletes those of the same phone or address that no longer count. */
export async function insertFailure(
  db: Executor,
  origin: LoginOrigin,
  failedAt: Date,
  countedSince: Date,
): Promise<void> {
  await db
    .deleteFrom('login_failures')
    .where('failed_at', '<=', countedSince)
    .where((where) =>
      where.or([where('phone_hash', '=', origin.phoneHash), where('address', '=', origin.address)]),
    )
    .execute()
  await db
    .insertInto('login_failures')
    .values({
      phone_hash: origin.phoneHash,
      address: origin.address,
      device_id: origin.deviceId,
      failed_at: failedAt,
    })
    .execute()
}

/** What a success takes back: the failures of this device, or those of this address where the device was not known. */
export async function clearFailures(db: Executor, origin: LoginOrigin): Promise<void> {
  await db
    .deleteFrom('login_failures')
    .where('phone_hash', '=', origin.phoneHash)
    .where((where) =>
      origin.deviceId === null
        ? where.and([where('address', '=', origin.address), where('device_id', 'is', null)])
        : where('device_id', '=', origin.deviceId),
    )
    .execute()
}

export interface UserRecord {
  id: number
  role: Role
  lang: Lang
  frozen: boolean
  /** `YYYY-MM-DD` */
  next_due_on: string | null
  first_name: string
  last_name: string
  phone: string
  /** `YYYY-MM-DD` */
  birthday: string | null
  points: number
  coins: number
  exam: boolean
  /** A sitting has begun and not ended. */
  exam_running: boolean
  /** The last week has taken them up a league, and no device has shown it. */
  league_risen: boolean
  avatar: string
  group_id: number | null
  group_name: string | null
  streak: number | null
  streak_last_day: string | null
  streak_covered_until: string | null
  freezes: number | null
  payment_link: unknown
  helper_in_playgrounds: boolean
  invite_coins: number
}

/** The setting with the address where fees are paid. */
const PAYMENT_LINK = 'payment_link'
/** The setting with the app's own screen for it, where payments are taken online; it goes before the address. */
const PAY_PLACE = 'pay_place'

/** The address that an admin has set; JSON null where they took it away. */
const ownLink = () => sql`${settingValue('school')} #> '{values,payment_link}'`

const paymentLink = () => sql`nullif(coalesce(${ownLink()}, ${settingValue(PAYMENT_LINK)}), 'null'::jsonb)`

const payPlace = () => sql`coalesce(nullif(${settingValue(PAY_PLACE)}, 'null'::jsonb), ${paymentLink()})`

function selectUser(db: Executor) {
  return db
    .selectFrom('people')
    .leftJoin('groups', 'groups.id', 'people.group_id')
    .leftJoin('streaks', 'streaks.person_id', 'people.id')
    .leftJoin('streak_freezes', 'streak_freezes.person_id', 'people.id')
    .select((where) => [
      where
        .exists(
          where
            .selectFrom('exam_sittings')
            .select('exam_sittings.id')
            .whereRef('exam_sittings.person_id', '=', 'people.id')
            .where('exam_sittings.set_aside_at', 'is', null)
            .where('exam_sittings.finished_at', 'is', null),
        )
        .as('exam_running'),
      where
        .exists(
          where
            .selectFrom('league_members')
            .select('league_members.starts_on')
            .whereRef('league_members.person_id', '=', 'people.id')
            .where('league_members.outcome', '=', 'risen')
            .where('league_members.seen_at', 'is', null)
            .where('league_members.starts_on', '=', (week) =>
              week
                .selectFrom('league_weeks')
                .select((newest) => newest.fn.max('league_weeks.starts_on').as('starts_on'))
                .where('league_weeks.state', '=', 'closed'),
            ),
        )
        .as('league_risen'),
      'people.id',
      'people.role',
      'people.first_name',
      'people.last_name',
      'people.phone',
      'people.birthday',
      'people.lang',
      'people.points',
      'people.coins',
      'people.exam',
      'people.avatar',
      'people.frozen',
      'people.next_due_on',
      'people.group_id',
      'groups.name as group_name',
      'streaks.current as streak',
      'streaks.last_day as streak_last_day',
      'streaks.covered_until as streak_covered_until',
      'streak_freezes.held as freezes',
      payPlace().as('payment_link'),
      isHelperOfPlaygrounds.as('helper_in_playgrounds'),
      numberValue('rewards', 'invite_coins').as('invite_coins'),
    ])
}

/** Everything the presenter of a User needs, in one query. */
export async function getUserRecord(db: Executor, id: number): Promise<UserRecord> {
  const row = await selectUser(db).where('people.id', '=', id).executeTakeFirstOrThrow()
  return row as UserRecord // checks on the columns limit role and lang to those of the contract
}

/** The address where fees are paid, if the school has set one. */
export async function findPaymentLink(db: Executor): Promise<unknown> {
  const { rows } = await sql<{ link: unknown }>`select ${paymentLink()} as link`.execute(db)
  return rows[0]?.link ?? undefined
}

/** The one of the server's configuration, which holds as long as no admin sets another. */
export async function findConfiguredLink(db: Executor): Promise<unknown> {
  return await findSetting(db, PAYMENT_LINK)
}

export async function savePaymentLink(db: Executor, link: string): Promise<void> {
  await saveSetting(db, PAYMENT_LINK, link)
}

/** Where fees are paid: a screen of the app, else the address that the school has set. */
export async function findPayPlace(db: Executor): Promise<unknown> {
  const { rows } = await sql<{ place: unknown }>`select ${payPlace()} as place`.execute(db)
  return rows[0]?.place
}

/** @param path a screen of the app; null where the school has none for it. */
export async function savePayPlace(db: Executor, path: string | null): Promise<void> {
  await saveSetting(db, PAY_PLACE, path)
}
