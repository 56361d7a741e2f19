import type { Executor } from '../../../database/database.ts'

/** The id of a device by its mark, where the account of this phone has signed in from it before. */
export async function findKnownDevice(
  db: Executor,
  markHash: Buffer,
  phone: string,
  now: Date,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('login_devices')
    .innerJoin('login_device_people', 'login_device_people.device_id', 'login_devices.id')
    .innerJoin('people', 'people.id', 'login_device_people.person_id')
    .select('login_devices.id')
    .where('login_devices.mark_hash', '=', markHash)
    .where('login_devices.expires_at', '>', now)
    .where('people.phone', '=', phone)
    .executeTakeFirst()
  return row?.id
}

/** Gives a device its next mark, and adds this account to those it knows. Invalidates its earlier mark. */
export async function rememberDevice(
  db: Executor,
  {
    before,
    next,
    personId,
    expiresAt,
  }: { before: Buffer | null; next: Buffer; personId: number; expiresAt: Date },
): Promise<void> {
  const renewed = await db
    .updateTable('login_devices')
    .set({ mark_hash: next, expires_at: expiresAt })
    .where('mark_hash', '=', before)
    .returning('id')
    .executeTakeFirst()
  const device =
    renewed ??
    (await db
      .insertInto('login_devices')
      .values({ mark_hash: next, expires_at: expiresAt })
      .returning('id')
      .executeTakeFirstOrThrow())
  await db
    .insertInto('login_device_people')
    .values({ device_id: device.id, person_id: personId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** No device is known for this account any more. */
export async function forgetDevices(db: Executor, personId: number): Promise<void> {
  await db.deleteFrom('login_device_people').where('person_id', '=', personId).execute()
}

/** Removes devices without a recent sign-in. */
export async function removeOldDevices(db: Executor, now: Date): Promise<void> {
  await db.deleteFrom('login_devices').where('expires_at', '<=', now).execute()
}

/** When sign-ins of this phone failed on a device, since a moment. */
export async function listDeviceFailures(
  db: Executor,
  deviceId: number,
  phoneHash: Buffer,
  since: Date,
): Promise<Date[]> {
  const rows = await db
    .selectFrom('login_failures')
    .select('failed_at')
    .where('device_id', '=', deviceId)
    .where('phone_hash', '=', phoneHash)
    .where('failed_at', '>', since)
    .execute()
  return rows.map((row) => row.failed_at)
}
