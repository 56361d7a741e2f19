import { limits, SchoolError } from '@qadam/contract'
import type { Database } from '../../../database/database.ts'
import type { FileStore } from '../../../files/file-store.ts'
import { inspectFile } from '../../../files/inspect-file.ts'
import { removeRewritten } from '../../../files/local-file.ts'
import type { ActionContext, UploadedPart } from '../../../actions/action-handler.ts'
import { beginUploads, type AnnouncedFile } from './begin-uploads.ts'
import { deleteDiscarded, discardUpload, finishUpload } from './finish-upload.ts'
import type { NewUpload } from './uploads-store.ts'
import { discardUnnamedMedia, markOfProject, type ProjectMedium } from './project-media-store.ts'

const allowed: readonly string[] = [...limits.media.images, ...limits.media.videos]
const batch = 100
/** A page may still be about to save what it has just removed. */
const unnamedFor_ms = 3_600_000

/** Whether content of this type may be a medium of a project. */
export function isProjectMedia(type: string): boolean {
  return allowed.includes(type)
}

/**
 * Stores a picture or film that came with a form for this person's projects. Where the quota is full, media that no
 * project of theirs names any more are deleted first. Never inside a transaction.
 * @throws SchoolError file.type_not_allowed, storage.quota_exceeded, exceptions.file.no_provided for an empty file
 */
export async function keepProjectMedium(
  context: ActionContext,
  questionId: number | null,
  part: Pick<UploadedPart, 'fileName' | 'path' | 'size'>,
): Promise<ProjectMedium> {
  const { db, files, now, actor } = context
  try {
    const content = await inspectFile({ path: part.path, size: part.size }, actor.id)
    if (!isProjectMedia(content.mime)) throw new SchoolError('file.type_not_allowed')
    const upload = await beginMedium(context, questionId, { name: part.fileName, size: part.size })
    try {
      await finishUpload({ db, files }, upload, content, now)
    } catch (error) {
      await discardUpload({ db, files }, upload).catch(() => false)
      throw error
    }
    return { media_key: upload.media_key, mime: content.mime, size: content.size }
  } finally {
    await removeRewritten(part)
  }
}

/**
 * Registers a medium of a project that is about to be stored; where the quota is full, what nothing names is deleted first.
 * @throws SchoolError storage.quota_exceeded
 */
export async function beginMedium(
  { db, files, now, uploadQuota_bytes, actor }: ActionContext,
  questionId: number | null,
  announced: AnnouncedFile,
): Promise<NewUpload> {
  const begin = async () => await beginUploads(db, actor.id, questionId, [announced], uploadQuota_bytes, now)
  const [upload] = await begin().catch(async (error: unknown) => {
    if (!(error instanceof SchoolError) || error.code !== 'storage.quota_exceeded') throw error
    const before = new Date(now.getTime() - unnamedFor_ms)
    await removeUnnamedMedia(db, files, before, actor.id)
    return await begin()
  })
  if (!upload) throw new SchoolError('not_found')
  // Known for a project's before it is ready: the clean-up of drafts is not to take it for one of them.
  await markOfProject(db, upload.id, now)
  return upload
}

/** Deletes media that were released before a moment and that nothing names. @returns how many. */
export async function removeUnnamedMedia(
  db: Database,
  files: FileStore,
  letGoBefore: Date,
  personId?: number,
): Promise<number> {
  let removed = 0
  for (;;) {
    const unnamed = await discardUnnamedMedia(db, letGoBefore, batch, personId)
    for (const one of unnamed) await deleteDiscarded({ db, files }, one)
    removed += unnamed.length
    if (unnamed.length < batch) return removed
  }
}
