import { SchoolError } from '@qadam/contract'
import type { Database } from '../../database/database.ts'
import type { ActionContext, UploadedPart } from '../../http/action-handler.ts'

/**
 * Keeps files that came with a form: each is checked by its content and stored, and is from then on an upload of this
 * person for this question that waits to be taken (`takeUploads`). All of them, or none. Never inside a transaction.
 * @returns their upload ids, in the order of the parts.
 * @throws SchoolError file.type_not_allowed, storage.quota_exceeded, exceptions.file.no_provided for an empty file
 */
export async function keepParts(
  _db: Database,
  _context: Pick<ActionContext, 'files' | 'now'>,
  _personId: number,
  _questionId: number,
  _parts: readonly UploadedPart[],
): Promise<string[]> {
  throw new SchoolError('server.busy')
}
