import { authoringLimits, limits, SchoolError, type Role } from '@qadam/contract'
import { Metadata } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { UploadStore } from '../files/file-store.ts'
import { usualCourseFiles, type CourseFileLimits } from '../files/course-files.ts'
import {
  beginCourseUpload,
  beginUploads,
  discardUpload,
  findUpload,
  finishReceived,
  type UploadRecord,
} from '../registry/http-ports.ts'
import { findCaller, requireFactor, requireNotFrozen, type RouterTools } from './action-router.ts'
import { sendFailure } from './envelope.ts'
import { createTransferServer, transferHeaders, transferRefusal, transferRequest } from './upload-transfer.ts'

const path = '/api/uploads'
const protocol = '1.0.0'

const endpoints = [
  { tokenHeader: 'x-student-auth', roles: ['student'] },
  { tokenHeader: 'x-staff-auth', roles: ['teacher', 'admin'] },
] as const

export interface UploadTools extends RouterTools {
  files: UploadStore
  /** The most that authors may send of a kind of file. */
  courseFiles?: CourseFileLimits
}

/**
 * Resumable uploads by the tus protocol 1.0 (https://tus.io/protocols/resumable-upload): POST /api/uploads begins one,
 * HEAD, PATCH and DELETE /api/uploads/ID go on with it. The id is what `question_try` takes in `upload_ids`, and what
 * `authoring_medium_add` takes of a file that an admin announced with the metadata `purpose: course`.
 *
 * The library moves the bytes; who may, how much, and what becomes of a whole file is decided here, so that every
 * refusal is our envelope.
 */
export async function uploadRoutes(app: FastifyInstance, tools: UploadTools): Promise<void> {
  const { courseFiles = usualCourseFiles } = tools
  const { archiveMaxBytes } = authoringLimits
  const largest = Math.max(limits.upload.maxBytes, archiveMaxBytes, ...Object.values(courseFiles))
  const transfer = createTransferServer(tools.db, tools.files, largest)
  app.removeAllContentTypeParsers()
  // The body is the file: it flows to the store as it comes.
  app.addContentTypeParser('application/offset+octet-stream', (_request, payload, done) =>
    done(null, payload),
  )
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('tus-resumable', protocol)
    if (request.method === 'OPTIONS' || request.headers['tus-resumable'] === protocol) return
    const failure = new SchoolError('validation.failed')
    await sendFailure(reply.header('tus-version', protocol), failure, request.lang, 412)
  })

  app.route({ method: 'OPTIONS', url: path, handler: describe })
  app.route({ method: 'OPTIONS', url: `${path}/:id`, handler: describe })

  app.post(path, async (request, reply) => {
    const sender = await requireSender(request, tools)
    const announced = readAnnouncement(request)
    const isOffices = announced.isForCourse || announced.isArchive
    // A teacher hands nothing in and writes no course.
    if (sender.role === 'teacher' || (isOffices && sender.role !== 'admin'))
      throw new SchoolError('access.forbidden')
    const upload = announced.isForCourse
      ? await beginCourseUpload(tools.db, sender.id, announced, courseFiles, tools.clock())
      : await beginWork(announced, sender)
    try {
      const answer = await transfer.handleWeb(transferRequest(request, upload.id))
      if (answer.status !== 201) throw await transferRefusal(request, answer)
      await finishIfWhole(answer, upload, tools)
      const headers = { ...transferHeaders(answer), location: `${path}/${upload.id}` }
      return await reply.code(201).headers(headers).send()
    } catch (error) {
      // Its sender never learns of it.
      await discardUpload(tools, upload).catch(() => false)
      throw error
    }
  })

  const beginWork = async ({ name, size, questionId, isArchive }: Announcement, sender: Sender) => {
    const file = { name, size }
    const now = tools.clock()
    const most = isArchive ? archiveMaxBytes : limits.upload.maxBytes
    const { id, quota_bytes } = sender
    const [upload] = await beginUploads(tools.db, id, questionId, [file], quota_bytes, now, most)
    if (!upload) throw new SchoolError('internal')
    return upload
  }

  app.route({
    method: 'HEAD',
    url: `${path}/:id`,
    handler: async (request, reply) => {
      const upload = await requireUpload(request, tools)
      const size = String(upload.size)
      const whole = { 'upload-offset': size, 'upload-length': size }
      void reply.header('cache-control', 'no-store')
      if (upload.state !== 'receiving') return await reply.headers(whole).send()
      const answer = await transfer.handleWeb(transferRequest(request, upload.id))
      if (await isWholeByNow(answer, upload, tools)) return await reply.headers(whole).send()
      if (answer.status !== 200) throw await transferRefusal(request, answer)
      // All bytes arrived, but the check was interrupted.
      await finishIfWhole(answer, upload, tools)
      return await reply.headers(transferHeaders(answer)).send()
    },
  })

  app.patch(`${path}/:id`, async (request, reply) => {
    const upload = await requireUpload(request, tools)
    // A client that sends more to a complete upload missed the last reply; HEAD gives the state.
    if (upload.state !== 'receiving') throw new SchoolError('conflict')
    const answer = await transfer.handleWeb(transferRequest(request, upload.id))
    if (await isWholeByNow(answer, upload, tools)) throw new SchoolError('conflict')
    if (answer.status !== 204) throw await transferRefusal(request, answer)
    await finishIfWhole(answer, upload, tools)
    return await reply.code(204).headers(transferHeaders(answer)).send()
  })

  app.delete(`${path}/:id`, async (request, reply) => {
    const upload = await requireUpload(request, tools)
    if (!(await discardUpload(tools, upload))) throw new SchoolError('conflict')
    return await reply.code(204).send()
  })
}

async function describe(_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return await reply
    .code(204)
    .headers({
      'tus-version': protocol,
      'tus-extension': 'creation,creation-with-upload,termination',
      'tus-max-size': String(limits.upload.maxBytes),
    })
    .send()
}

interface Sender {
  id: number
  role: Role
  /** Undefined where there is none. */
  quota_bytes: number | undefined
}

/** @throws SchoolError auth.required, access.forbidden, account.frozen */
async function requireSender(request: FastifyRequest, tools: UploadTools): Promise<Sender> {
  const now = tools.clock()
  const endpoint = endpoints.find(({ tokenHeader }) => request.headers[tokenHeader]) ?? endpoints[0]
  const { actor, record, refusal } = await findCaller(tools.findSession, request, endpoint, now)
  if (record) request.lang = record.lang
  if (!actor || !record) throw new SchoolError(refusal)
  requireFactor(actor)
  await requireNotFrozen(record, tools, now)
  return {
    id: actor.id,
    role: actor.role,
    quota_bytes: actor.role === 'student' ? tools.uploadQuota_bytes : undefined,
  }
}

/** The upload that the address names. What is another's is not there at all. */
async function requireUpload(request: FastifyRequest, tools: UploadTools): Promise<UploadRecord> {
  const sender = await requireSender(request, tools)
  const { id } = request.params as { id: string } // the route's own parameter
  const upload = /^[0-9a-f]{32}$/.test(id) ? await findUpload(tools.db, sender.id, id) : undefined
  if (!upload) throw new SchoolError('not_found')
  return upload
}

interface Announcement {
  name: string
  size: number
  questionId: number | null
  isForCourse: boolean
  /** A course archive, which may be large. */
  isArchive: boolean
}

/** What is about to come. Its length must be known: nothing else can be weighed against a quota. */
function readAnnouncement(request: FastifyRequest): Announcement {
  const length = request.headers['upload-length']
  if (typeof length !== 'string' || !/^\d{1,15}$/.test(length)) throw new SchoolError('validation.failed')
  const metadata = readMetadata(request.headers['upload-metadata'])
  const question = metadata['question_id'] ?? ''
  if (!/^(?:[1-9]\d{0,8})?$/.test(question)) throw new SchoolError('validation.failed')
  return {
    name: metadata['filename'] ?? '',
    size: Number(length),
    questionId: question === '' ? null : Number(question),
    isForCourse: metadata['purpose'] === 'course',
    isArchive: metadata['purpose'] === 'course_archive',
  }
}

function readMetadata(header: string | string[] | undefined): Record<string, string | null> {
  if (header === undefined || header === '') return {}
  if (typeof header !== 'string') throw new SchoolError('validation.failed')
  try {
    return Metadata.parse(header)
  } catch {
    throw new SchoolError('validation.failed')
  }
}

/** Another request completed it while this one waited: a 404 would make the client resend all of it. */
async function isWholeByNow(
  answer: Response,
  { id, person_id }: UploadRecord,
  { db }: UploadTools,
): Promise<boolean> {
  if (answer.status !== 404) return false
  const upload = await findUpload(db, person_id, id)
  return upload !== undefined && upload.state !== 'receiving'
}

async function finishIfWhole(
  answer: Response,
  upload: Pick<UploadRecord, 'id' | 'person_id' | 'size'>,
  tools: UploadTools,
): Promise<void> {
  if (answer.headers.get('upload-offset') === String(upload.size))
    await finishReceived(tools, upload, tools.clock())
}
