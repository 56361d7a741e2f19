import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { limits, SchoolError } from '@qadam/contract'
import type { ActionContext } from '../../../actions/action-handler.ts'
import { discardUpload, findUpload, isProjectMedia, keepParts } from '../uploads/index.ts'

/** Media sent with a project: those that were here before by key, the new ones as uploads. */
export interface OfferedMedia {
  /** Name -> key. */
  known: Readonly<Record<string, string>>
  /** Name -> upload id. */
  uploads: Readonly<Record<string, string>>
}

const dataUrl = /^data:(?<type>[a-z0-9/.+-]+);base64,(?<body>[A-Za-z0-9+/]+={0,2})$/
const ownAddress = /^\/media\/(?<key>[0-9a-f]{32})(?:\?|$)/

/** The keys that addresses among a project's media lead to, whosever they are. */
export function addressKeys(media: Readonly<Record<string, string>>): string[] {
  return [...new Set(Object.values(media).flatMap((value) => ownAddress.exec(value)?.groups?.['key'] ?? []))]
}

/**
 * Stores the data URLs of a project as uploads; addresses may only lead to what is the student's own.
 * Never inside a transaction.
 * @param knownKeys of all media that may be handed in by address.
 * @throws SchoolError validation.failed, file.type_not_allowed, storage.quota_exceeded
 */
export async function keepProjectMedia(
  context: ActionContext,
  questionId: number,
  media: Readonly<Record<string, string>>,
  knownKeys: readonly string[],
): Promise<OfferedMedia> {
  const known: Record<string, string> = {}
  const embedded: { name: string; bytes: Buffer }[] = []
  for (const [name, value] of Object.entries(media)) {
    const key = ownAddress.exec(value)?.groups?.['key']
    if (key !== undefined && knownKeys.includes(key)) {
      known[name] = key
      continue
    }
    const { type = '', body = '' } = dataUrl.exec(value)?.groups ?? {}
    if (!isProjectMedia(type)) throw new SchoolError('validation.failed', { fields: { answer: 'invalid' } })
    embedded.push({ name, bytes: Buffer.from(body, 'base64') })
  }
  const ids = await keepAll(context, questionId, embedded)
  return { known, uploads: Object.fromEntries(embedded.map(({ name }, index) => [name, ids[index] ?? ''])) }
}

async function keepAll(
  context: ActionContext,
  questionId: number,
  files: readonly { name: string; bytes: Buffer }[],
): Promise<string[]> {
  if (files.length === 0) return []
  const folder = await mkdtemp(path.join(os.tmpdir(), 'qadam-project-'))
  const ids: string[] = []
  try {
    // No more at once than one form may bring.
    for (let from = 0; from < files.length; from += limits.upload.maxFiles) {
      const parts = []
      for (const [index, { name, bytes }] of files.slice(from, from + limits.upload.maxFiles).entries()) {
        const part = { fileName: name, path: path.join(folder, `${from + index}`), size: bytes.length }
        await writeFile(part.path, bytes, { mode: 0o600 })
        parts.push(part)
      }
      ids.push(...(await keepParts(context.db, context, context.actor.id, questionId, parts)))
    }
    return ids
  } catch (error) {
    await discardAll(context, ids)
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Discards uploads that a hand-in made for itself and did not need. The daily clean-up deletes the rest. */
export async function discardAll({ db, files, actor }: ActionContext, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const upload = await findUpload(db, actor.id, id)
    if (upload) await discardUpload({ db, files }, upload).catch(() => false)
  }
}
