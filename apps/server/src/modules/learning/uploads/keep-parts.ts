import type { Database } from '../../../database/database.ts'
import { inspectFile, type InspectedFile } from '../../../files/inspect-file.ts'
import { removeRewritten } from '../../../files/local-file.ts'
import type { ActionContext, UploadedPart } from '../../../actions/action-handler.ts'
import { beginUploads } from './begin-uploads.ts'
import { discardUpload, finishUpload } from './finish-upload.ts'

/**
 * Stores files that came with a form: each is checked by its content and stored, and is from then on an upload of this
 * person for this question that waits to be taken (`attachUploads`). All of them, or none. Never inside a transaction.
 * The files themselves stay where they are, for the caller to remove.
 * @returns their upload ids, in the order of the parts.
 * @throws SchoolError file.type_not_allowed, storage.quota_exceeded, exceptions.file.no_provided for an empty file
 */
export async function keepParts(
  db: Database,
  { files, now, uploadQuota_bytes }: Pick<ActionContext, 'files' | 'now' | 'uploadQuota_bytes'>,
  personId: number,
  questionId: number,
  parts: readonly Pick<UploadedPart, 'fileName' | 'path' | 'size'>[],
): Promise<string[]> {
  const shelf = { db, files }
  try {
    const contents: InspectedFile[] = []
    for (const part of parts) contents.push(await inspectFile({ path: part.path, size: part.size }, personId))
    const announced = parts.map(({ fileName, size }) => ({ name: fileName, size }))
    const uploads = await beginUploads(db, personId, questionId, announced, uploadQuota_bytes, now)
    try {
      for (const [index, upload] of uploads.entries()) {
        const content = contents[index]
        if (content) await finishUpload(shelf, upload, content, now)
      }
    } catch (error) {
      // Best effort: the daily clean-up knows of what stays.
      for (const upload of uploads) await discardUpload(shelf, upload).catch(() => false)
      throw error
    }
    return uploads.map(({ id }) => id)
  } finally {
    for (const part of parts) await removeRewritten(part)
  }
}
