import type { Lang, Role } from '@qadam/contract'
import type { Executor } from '../../database/database.ts'
import { findSetting, saveSetting, settingValue } from '../../database/settings-store.ts'
import type { LoginFailure } from './login-throttle.ts'

export interface Credentials {
  id: number
  password_hash: string
}

export async function findCredentials(db: Executor, phone: string): Promise<Credentials | undefined> {
  return await db
    .selectFrom('people')
    .select(['id', 'password_hash'])
    .where('phone', '=', phone)
    .executeTakeFirst()
}

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

/** Keeps a failure, and drops those of the same phone or address that no longer count. */
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
  avatar: string
  group_id: number | null
  group_name: string | null
  streak: number | null
  streak_last_day: string | null
  payment_link: unknown
}

/** The setting with the address where fees are paid. */
const PAYMENT_LINK = 'payment_link'

function selectUser(db: Executor) {
  return db
    .selectFrom('people')
    .leftJoin('groups', 'groups.id', 'people.group_id')
    .leftJoin('streaks', 'streaks.person_id', 'people.id')
    .select([
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
      settingValue(PAYMENT_LINK).as('payment_link'),
    ])
}

/** Everything the presenter of a User needs, in one query. */
export async function getUserRecord(db: Executor, id: number): Promise<UserRecord> {
  const row = await selectUser(db).where('people.id', '=', id).executeTakeFirstOrThrow()
  return row as UserRecord // checks on the columns keep role and lang to those of the contract
}

/** The address where fees are paid, if the school has set one. */
export async function findPaymentLink(db: Executor): Promise<unknown> {
  return await findSetting(db, PAYMENT_LINK)
}

export async function savePaymentLink(db: Executor, link: string): Promise<void> {
  await saveSetting(db, PAYMENT_LINK, link)
}

export async function saveLanguage(db: Executor, personId: number, lang: Lang): Promise<void> {
  await db.updateTable('people').set({ lang }).where('id', '=', personId).execute()
}

export async function saveBirthday(db: Executor, personId: number, birthday: string | null): Promise<void> {
  await db.updateTable('people').set({ birthday }).where('id', '=', personId).execute()
}

/** The avatar as it is; until the transaction ends nobody else changes it. */
export async function lockAvatar(db: Executor, personId: number): Promise<string> {
  const { avatar } = await db
    .selectFrom('people')
    .select('avatar')
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return avatar
}

export async function saveAvatar(db: Executor, personId: number, avatar: string): Promise<void> {
  await db.updateTable('people').set({ avatar }).where('id', '=', personId).execute()
}

export interface NewPerson {
  role: Role
  /** E.164. */
  phone: string
  passwordHash: string
  firstName: string
  lastName: string
  lang: Lang
  /** One of the animals, or the key of a stored picture. */
  avatar: string
  exam?: boolean
  groupId?: number | null
  /** `YYYY-MM-DD` */
  nextDueOn?: string | null
  frozen?: boolean
  /** Now where absent. */
  createdAt?: Date
}

export async function insertPerson(db: Executor, person: NewPerson): Promise<number> {
  const { id } = await db
    .insertInto('people')
    .values({
      role: person.role,
      phone: person.phone,
      password_hash: person.passwordHash,
      first_name: person.firstName,
      last_name: person.lastName,
      lang: person.lang,
      avatar: person.avatar,
      exam: person.exam ?? false,
      group_id: person.groupId ?? null,
      next_due_on: person.nextDueOn ?? null,
      frozen: person.frozen ?? false,
      ...(person.createdAt ? { created_at: person.createdAt } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
