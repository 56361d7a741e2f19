import { projectContent, SchoolError } from '@qadam/contract'
import * as z from 'zod/mini'
import type { Executor } from '../../../database/database.ts'
import { mediaKeys } from '../projects/index.ts'
import { letProjectMediaGo } from '../uploads/index.ts'
import { digestOf } from './share-key.ts'
import { endShare, findShareByKey, type ShareRecord } from './shares-store.ts'

/** @throws SchoolError not_found, with the `reason` ended where the copy was taken back */
export async function requireOpenShare(db: Executor, key: string): Promise<ShareRecord> {
  const share = await findShareByKey(db, digestOf(key))
  if (!share) throw new SchoolError('not_found')
  return requireContent(share)
}

export function requireContent(share: ShareRecord): ShareRecord {
  if (share.content === null) throw new SchoolError('not_found', { reason: 'ended' })
  return share
}

/** Ends a copy in a transaction; its media may go where nothing else names them. @returns whether it was open. */
export async function takeBack(
  transaction: Executor,
  { id, person_id }: Pick<ShareRecord, 'id' | 'person_id'>,
  by: number,
  now: Date,
): Promise<boolean> {
  const ended = await endShare(transaction, id, by, now)
  if (!ended) return false
  const { media } = z.parse(projectContent, ended.content)
  await letProjectMediaGo(transaction, person_id, mediaKeys(media), now)
  return true
}
