import { SchoolError } from '@qadam/contract'
import type { ActionContext } from '../../../actions/action-handler.ts'
import { discardUpload } from './finish-upload.ts'
import { beginMedium } from './keep-project-medium.ts'
import {
  findSameMedium,
  letProjectMediaGo,
  listMediaContent,
  type MediumContent,
} from './project-media-store.ts'
import { markReady } from './uploads-store.ts'

/**
 * Copies somebody's media into the caller's room, each once: bytes that the caller has for projects already are not copied
 * again, so that a repeat takes no more room. Never inside a transaction.
 * @returns the caller's keys by theirs
 * @throws SchoolError not_found where one is gone, storage.quota_exceeded
 */
export async function takeProjectMedia(
  context: ActionContext,
  ownerId: number,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { db, actor, now } = context
  const media = await listMediaContent(db, ownerId, keys)
  if (media.length < keys.length) throw new SchoolError('not_found')
  const own = new Map<string, string>()
  for (const medium of media)
    own.set(
      medium.media_key,
      (await findSameMedium(db, actor.id, medium.sha256)) ?? (await copyMedium(context, medium)),
    )
  // What nothing had named for days is about to be named: the clean-up is not to come between.
  await letProjectMediaGo(db, actor.id, [...own.values()], now)
  return own
}

async function copyMedium(context: ActionContext, medium: MediumContent): Promise<string> {
  const { db, files, now } = context
  const { mime, sha256, size, file_name } = medium
  const upload = await beginMedium(context, null, { name: file_name, size })
  try {
    const bytes = await files.read(medium.media_key)
    if (!bytes) throw new SchoolError('not_found')
    await files.put(bytes, upload.media_key)
    const content = { mime, sha256, size, duration_s: null, tracks: null }
    if (!(await markReady(db, upload.id, content, now))) throw new SchoolError('not_found')
    return upload.media_key
  } catch (error) {
    await discardUpload({ db, files }, upload).catch(() => false)
    throw error
  }
}
