import { limits, SchoolError, serverLimits } from '@qadam/contract'
import type { Executor } from '../../../database/database.ts'
import type { ActionContext } from '../../../actions/action-handler.ts'
import { practiceDemands, type StoredQuestion } from '../questions/index.ts'
import { listMediaKeys, type Work } from '../submissions/index.ts'
import {
  isProjectMedia,
  keepParts,
  listProjectMedia,
  markMediaUsed,
  attachUploads,
} from '../uploads/index.ts'
import { checkFiles, checkProject, checkText } from './check-work.ts'
import type { Offer } from './next-version.ts'
import { addressKeys, keepProjectMedia } from './project-media-store.ts'

/** What question_try sends of a practice question. */
export interface HandIn {
  answer?: unknown
  upload_ids?: readonly string[] | undefined
  request_id?: string | undefined
}

/**
 * What is handed in, checked as far as it can be before anything is locked. Files that came with the call are uploads
 * by then: `own`. Never inside a transaction.
 */
export async function makeOffer(
  context: ActionContext,
  input: HandIn,
  question: StoredQuestion,
): Promise<{ offer: Offer; own: readonly string[] }> {
  const demands = practiceDemands(question)
  switch (demands.kind) {
    case 'text':
      return { offer: checkText(input.answer, demands.words), own: [] }
    case 'project': {
      const sent = checkProject(await projectAnswer(context, input.answer))
      const hasMedia = Object.keys(sent.media).length > 0
      const keys = hasMedia ? await knownMedia(context, question.id, addressKeys(sent.media)) : []
      const { known, uploads } = await keepProjectMedia(context, question.id, sent.media, keys)
      return { offer: { kind: 'project', files: sent.files, known, uploads }, own: Object.values(uploads) }
    }
    case 'files': {
      const own = await keepFiles(context, question.id)
      const uploadIds = [...new Set([...(input.upload_ids ?? []), ...own])]
      if (uploadIds.length === 0) throw new SchoolError('exceptions.file.no_provided')
      return { offer: { kind: 'files', uploadIds }, own }
    }
  }
}

/** The keys of all media that this student may hand in by address: handed in before, or in their projects. */
async function knownMedia(
  { db, actor }: ActionContext,
  questionId: number,
  named: readonly string[],
): Promise<string[]> {
  const own = await listProjectMedia(db, actor.id, named)
  return [
    ...(await listMediaKeys(db, actor.id, questionId)),
    ...own.filter(({ mime }) => isProjectMedia(mime)).map(({ media_key }) => media_key),
  ]
}

/** A project too large for a JSON body comes as a file `project` of a form. */
async function projectAnswer({ uploads }: ActionContext, answer: unknown): Promise<unknown> {
  const part = uploads.find(({ field }) => field === 'project')
  if (!part) return answer
  if (part.size > limits.practice.projectMaxBytes + serverLimits.request.maxBodyBytes)
    throw new SchoolError('file.too_large')
  return (await part.bytes()).toString('utf8')
}

async function keepFiles(context: ActionContext, questionId: number): Promise<string[]> {
  const parts = context.uploads.filter(({ field }) => field === 'file' || field === 'file[]')
  return parts.length === 0 ? [] : await keepParts(context.db, context, context.actor.id, questionId, parts)
}

/** The submission's content before its uploads are taken, which needs the submission's row. */
export function workWithoutUploads(offer: Offer): Work {
  switch (offer.kind) {
    case 'text':
      return { kind: 'text', text: offer.text }
    case 'files':
      return { kind: 'files', files: [] }
    case 'project':
      return { kind: 'project', files: offer.files, media: offer.known }
  }
}

/**
 * Takes the uploads of an offer for its submission, in the transaction.
 * @returns the whole content; undefined where it is as it was without them.
 * @throws SchoolError of attachUploads and checkFiles
 */
export async function takeOffered(
  db: Executor,
  { actor, now }: ActionContext,
  offer: Offer,
  question: StoredQuestion,
  submissionId: number,
): Promise<Work | undefined> {
  if (offer.kind === 'text') return undefined
  if (offer.kind === 'files') {
    const files = await attachUploads(db, actor.id, question.id, offer.uploadIds, submissionId, now)
    const demands = practiceDemands(question)
    return checkFiles(files, demands.kind === 'files' ? demands.recording : null)
  }
  const media: Record<string, string> = { ...offer.known }
  const knownKeys = [...new Set(Object.values(offer.known))]
  if ((await markMediaUsed(db, actor.id, knownKeys, submissionId, now)) < knownKeys.length)
    throw new SchoolError('validation.failed', { fields: { answer: 'invalid' } })
  const names = Object.entries(offer.uploads)
  // A megabyte is not written twice.
  if (names.length === 0) return undefined
  for (let from = 0; from < names.length; from += limits.upload.maxFiles) {
    const some = names.slice(from, from + limits.upload.maxFiles)
    const ids = some.map(([, id]) => id)
    const files = await attachUploads(db, actor.id, question.id, ids, submissionId, now)
    for (const [index, file] of files.entries()) {
      if (!isProjectMedia(file.type)) throw new SchoolError('file.type_not_allowed')
      media[some[index]?.[0] ?? file.name] = file.key
    }
  }
  return { kind: 'project', files: offer.files, media }
}
