import type { NotificationTopic } from '@qadam/contract'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { PushAddress, PushProviderName, Reader } from './provider.ts'

export interface Contact {
  provider: Exclude<PushProviderName, 'web_push' | 'firebase'>
  address: string
  personId: number
  reader: Reader
  /** What is sent there; null for all that the person did not mute. */
  topics: readonly NotificationTopic[] | null
  label: string
}

/** Upserts a contact of a person apart from their devices. */
export async function saveContact(db: Executor, contact: Contact, now: Date): Promise<void> {
  const { provider, address, personId, reader, topics, label } = contact
  const changing = { reader, topics: topics && [...topics], label, seen_at: now, failures: 0 }
  await db
    .insertInto('push_recipients')
    .values({ provider, address, person_id: personId, created_at: now, ...changing })
    .onConflict((conflict) => conflict.columns(['provider', 'address', 'person_id']).doUpdateSet(changing))
    .execute()
}

/**
 * Moves the contacts of a chat with a new address, with their deliveries. Where the same person has a contact there
 * already, the old one is deleted.
 */
export async function moveRecipients(
  db: Executor,
  { provider, address }: Pick<PushAddress, 'provider' | 'address'>,
  target: string,
): Promise<void> {
  await sql`delete from push_recipients as here where provider = ${provider} and address = ${address}
    and exists (select from push_recipients as there where there.provider = ${provider}
      and there.address = ${target} and there.person_id = here.person_id)`.execute(db)
  await db
    .updateTable('push_recipients')
    .set({ address: target })
    .where('provider', '=', provider)
    .where('address', '=', address)
    .execute()
}

type Of = Pick<Contact, 'provider' | 'personId' | 'reader'>

export interface NotedContact {
  id: number
  label: string
  created_at: Date
}

/** Where a person is reached so, the oldest first. */
export async function listContacts(
  db: Executor,
  { provider, personId, reader }: Of,
): Promise<NotedContact[]> {
  return await db
    .selectFrom('push_recipients')
    .select(['id', 'label', 'created_at'])
    .where('provider', '=', provider)
    .where('person_id', '=', personId)
    .where('reader', '=', reader)
    .orderBy('id')
    .execute()
}

/** The people whose notifications an address receives, the oldest first. */
export async function listPeopleAt(
  db: Executor,
  { provider, address }: Pick<Contact, 'provider' | 'address'>,
): Promise<{ personId: number; reader: Reader }[]> {
  const rows = await db
    .selectFrom('push_recipients')
    .select(['person_id', 'reader'])
    .where('provider', '=', provider)
    .where('address', '=', address)
    .orderBy('id')
    .execute()
  return rows.map(({ person_id, reader }) => ({ personId: person_id, reader: reader as Reader })) // a check limits it
}

/** Deletes one, with its pending deliveries. @returns whether there was one. */
export async function removeContact(
  db: Executor,
  { provider, personId, reader }: Of,
  id: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('push_recipients')
    .where('id', '=', id)
    .where('provider', '=', provider)
    .where('person_id', '=', personId)
    .where('reader', '=', reader)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes an address for all people. @returns whether there was one. */
export async function removeAddress(
  db: Executor,
  { provider, address }: Pick<Contact, 'provider' | 'address'>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('push_recipients')
    .where('provider', '=', provider)
    .where('address', '=', address)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes a person's contacts apart from their devices, with pending deliveries: all of them, or one kind. */
export async function forgetContacts(
  db: Executor,
  personId: number,
  provider?: Contact['provider'],
): Promise<void> {
  await db
    .deleteFrom('push_recipients')
    .where('person_id', '=', personId)
    .where('provider', 'in', provider === undefined ? ['telegram', 'sms'] : [provider])
    .execute()
}
