import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { SchoolError, staffActions, type QuestionFileReport } from '@qadam/contract'
import { handle, type ActionContext, type UploadedPart } from '../../../actions/action-handler.ts'
import { makeCoursePicture, type CoursePicture } from '../../../files/course-picture.ts'
import { ThreadPool } from '../../../threads/thread-pool.ts'
import { storeMedia } from '../archives/index.ts'
import {
  courseOfPlace,
  findImportedQuestions,
  importQuestions,
  type QuestionPlace,
  type QuestionsToImport,
} from '../authoring/index.ts'
import { picturesIn, type ReadQuestions } from './read-result.ts'

const pool = new ThreadPool<{ content: Uint8Array; seed: string }, ReadQuestions>({
  script: new URL('read-thread.ts', import.meta.url),
  size: 1,
  patience_ms: 10_000,
  maxHeap_mb: 384,
  mostWaiting: 20,
})

/** Each is decoded and encoded anew. */
const MAX_PICTURES = 200

export const questionFilesStaffActions = {
  authoring_questions_read: handle(staffActions.authoring_questions_read, async (context) => {
    const found = await readFile(context, requireUpload(context.uploads), 'report')
    // As it would be taken over: a picture that cannot be decoded is told of now.
    return reportOf(await withPictures(found, async () => {}))
  }),

  authoring_questions_take: handle(staffActions.authoring_questions_take, async (context, input) => {
    const { db, files, now } = context
    const place = placeOf(input)
    const upload = requireUpload(context.uploads)
    const courseId = await courseOfPlace(db, place)
    const found = await readFile(context, upload, input.request_id)
    const before = await findImportedQuestions(context, courseId, place, found.questions)
    if (before) return before
    const pictures: QuestionsToImport['pictures'][number][] = []
    const { questions } = await withPictures(found, async (path, { content, width, height }) => {
      const sha256 = createHash('sha256').update(content).digest()
      const { key } = await storeMedia(
        db,
        files,
        {
          path,
          sha256: sha256.toString('hex'),
          mime: 'image/webp',
          size: content.byteLength,
          width,
          height,
          read: async () => content,
          stream: async () => Readable.from([content]),
        },
        now,
      )
      pictures.push({ path, key, sha256 })
    })
    if (questions.length === 0) throw new SchoolError('conflict', { reason: 'nothing' })
    return await importQuestions(context, place, { questions, pictures, fileName: upload.fileName })
  }),
}

/** @throws SchoolError validation.failed unless it is either a lesson or a module. */
function placeOf(input: {
  lesson_id?: number | undefined
  revision?: number | undefined
  module_id?: number | undefined
}): QuestionPlace {
  const { lesson_id: lessonId, revision, module_id: moduleId } = input
  if (lessonId !== undefined && moduleId === undefined) return { lessonId, revision }
  if (lessonId === undefined && moduleId !== undefined) return { moduleId }
  throw new SchoolError('validation.failed', { fields: { lesson_id: lessonId ? 'invalid' : 'missing' } })
}

function requireUpload(uploads: readonly UploadedPart[]): UploadedPart {
  const sent = uploads.filter((part) => part.fileName !== '' || part.size > 0)
  const [upload] = sent
  if (!upload) throw new SchoolError('exceptions.file.no_provided')
  if (sent.length > 1 || upload.field !== 'file')
    throw new SchoolError('validation.failed', { fields: { file: 'invalid' } })
  return upload
}

/** Away from the event loop: a file as large as a request takes seconds. */
async function readFile(
  { actor }: ActionContext,
  upload: UploadedPart,
  seed: string,
): Promise<ReadQuestions> {
  const outcome = await pool.try({ content: await upload.bytes(), seed }, actor.id)
  if (outcome.kind === 'done') return outcome.result
  if (outcome.kind === 'late') throw new SchoolError('server.busy')
  // More than a reader may take: no question bank.
  const left = [{ line: 1, name: '', reason: 'broken' as const, detail: '' }]
  return { format: 'unknown', questions: [], left, pictures: [] }
}

/** @param keep gets each picture as the school shows it. @returns without the questions whose pictures cannot be shown. */
async function withPictures(
  found: ReadQuestions,
  keep: (path: string, picture: CoursePicture) => Promise<void>,
): Promise<ReadQuestions> {
  const broken = new Set<string>()
  for (const [index, { path, content }] of found.pictures.entries()) {
    const made = index < MAX_PICTURES ? await decoded(content) : undefined
    if (made) await keep(path, made)
    else broken.add(path)
  }
  if (broken.size === 0) return found
  const lost = new Set(
    found.questions.filter(({ question }) => [...picturesIn(question)].some((path) => broken.has(path))),
  )
  const left = [...lost].map(({ line, name }) => ({ line, name, reason: 'picture' as const, detail: '' }))
  return {
    ...found,
    questions: found.questions.filter((question) => !lost.has(question)),
    left: [...found.left, ...left].toSorted((one, other) => one.line - other.line),
  }
}

/** @returns undefined for what is no picture, or too large a one. */
async function decoded(content: Uint8Array): Promise<CoursePicture | undefined> {
  try {
    return await makeCoursePicture(Buffer.from(content))
  } catch (error) {
    if (error instanceof SchoolError && error.code.startsWith('file.')) return undefined
    throw error
  }
}

function reportOf({ format, questions, left }: ReadQuestions): QuestionFileReport {
  return {
    format,
    questions: questions.map(({ line, name, category, question, notes }) => ({
      line,
      name,
      category,
      type: question.type,
      notes,
    })),
    left,
  }
}
