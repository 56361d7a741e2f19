import {
  livePositionHeader,
  SchoolError,
  unattendedHeader,
  type Action,
  type ErrorCode,
  type Lang,
  type Role,
} from '@qadam/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { EventReply } from '../actions/event-reply.ts'
import { FileReply } from '../actions/file-reply.ts'
import type { Database } from '../database/database.ts'
import type { FileStore } from '../files/file-store.ts'
import type { MediaSigner } from '../files/media-signer.ts'
import type { TemporaryFiles } from '../files/temporary-files.ts'
import type { JobSender } from '../jobs/job-sender.ts'
import { LiveOutbox, type LivePublisher } from '../live/live-message.ts'
import { requestLanguage } from '../i18n/request-language.ts'
import { daysLeftToPayment, findPayPlace, hashToken, readPaymentLink } from '../registry/http-ports.ts'
import {
  runAction,
  type ActionContext,
  type ActionHandler,
  type Actor,
  type CallerRecord,
  type FindSession,
  type Handlers,
} from '../actions/action-handler.ts'
import { addressForLimits, clientAddress } from './client-address.ts'
import { deviceMarkOf } from './device-mark.ts'
import { sendFailure, sendWritten, successText } from './envelope.ts'
import { readMultipart } from './multipart-body.ts'
import { parseInput } from './parse-input.ts'
import { addBodyParsers, fieldsOf, unreadMultipart, type RequestBody } from './request-body.ts'
import { sendEvents, waitingOf } from './send-events.ts'
import { sendFile } from './send-file.ts'
import type { ReadTimeZone } from '../time/time-zone.ts'
import { inSpan } from '../tracing/spans.ts'

export interface RouterTools {
  db: Database
  findSession: FindSession
  clock: () => Date
  /** In which the school's days begin and end. */
  timeZone: ReadTimeZone
  random: () => number
  /** The school's public address; absent where none is configured. */
  publicUrl?: string | undefined
  media: MediaSigner
  files: FileStore
  /** Where files lie while their request is answered. */
  temporary: TemporaryFiles
  /** How much one student may store. */
  uploadQuota_bytes: number
  jobs: JobSender
  live: LivePublisher & {
    /** How far the live events are. */
    readonly position: string
  }
}

export interface ActionEndpoint {
  path: string
  /** The request header with the token, in lower case. */
  tokenHeader: string
  /** Whose tokens it takes. */
  roles: readonly Role[]
  handlers: Handlers
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The requested action, once it is known to exist: for logs and metrics. */
    actionName: string | null
    /** Who calls, once the session is known: for the log, by number alone. */
    person: { id: number; role: Role } | null
    /** The language to answer in. */
    lang: Lang
    /** Removes the files that came with the request. */
    releaseUploads: (() => Promise<void>) | null
  }
}

export interface Caller {
  actor: Actor | null
  record: CallerRecord | null
  /** Why there is no actor. */
  refusal: ErrorCode
  /** Whether a token came along at all. */
  sentToken: boolean
}

/** Serves all actions of one endpoint: finds the action, the caller and the input, runs it, wraps what it gives. */
export async function actionRouter(
  app: FastifyInstance,
  { endpoint, tools }: { endpoint: ActionEndpoint; tools: RouterTools },
): Promise<void> {
  const registry = new Map(Object.entries(endpoint.handlers))
  addBodyParsers(app)
  app.addHook('onSend', async (request) => {
    // What stays is removed at the next start; the reply is not to suffer.
    await request.releaseUploads?.().catch((error: unknown) => {
      request.log.warn({ err: error }, 'a temporary file could not be removed')
    })
  })

  /** A multipart body may be large: before it is read, the sender is known and the action, if the address names it. */
  const readFromKnown = async (request: FastifyRequest, name: string | undefined): Promise<RequestBody> => {
    const now = tools.clock()
    const handler = name === undefined ? undefined : requireHandler(registry, name)
    if (handler) request.actionName = handler.action.name
    const caller = await findCaller(tools.findSession, request, endpoint, now)
    if (handler) await requireAllowed(handler.action, caller, tools, now)
    return await readMultipart(request.raw, caller.actor ? tools.temporary : undefined)
  }

  const serve = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    // Before anything is read: what was told up to here was committed, and so is in the reply.
    void reply.header(livePositionHeader, tools.live.position)
    const isMultipart = request.body === unreadMultipart
    const queryName = singleText((request.query as Record<string, unknown>).action) // fastify parses it to an object
    let body: RequestBody | undefined
    if (isMultipart) {
      body = await readFromKnown(request, queryName)
      request.releaseUploads = body.release ?? null
    }
    const fields = body?.fields ?? fieldsOf(request.body)

    // All of the request is here now, and this is its moment: a head sent early buys no time.
    const now = tools.clock()
    const handler = requireHandler(registry, queryName ?? singleText(fields.action))
    request.actionName = handler.action.name
    const caller = await findCaller(tools.findSession, request, endpoint, now)
    await requireAllowed(handler.action, caller, tools, now)

    const input = parseInput(handler.action, fields)
    const live = new LiveOutbox()
    const context: ActionContext<Actor | null> = {
      db: tools.db,
      now,
      timeZone: await tools.timeZone(),
      random: tools.random,
      actor: caller.actor,
      tokenRefusal: caller.actor === null && caller.sentToken ? caller.refusal : null,
      lang: request.lang,
      address: addressForLimits(clientAddress(request)),
      userAgent: request.headers['user-agent'],
      device: deviceMarkOf(request, reply),
      publicUrl: tools.publicUrl,
      media: tools.media,
      files: tools.files,
      jobs: tools.jobs,
      live,
      uploads: body?.uploads ?? [],
      uploadQuota_bytes: tools.uploadQuota_bytes,
      waiting: waitingOf(request, reply),
    }
    const data = await runAction(handler, context, input)
    await live.handOn(tools.live)
    if (data instanceof EventReply) return sendEvents(reply, data)
    if (data instanceof FileReply) return sendFile(reply, data)
    // A presenter's slip must not leave the server: whatever the contract does not name is dropped here.
    return sendWritten(reply, successText(z.parse(handler.action.output, data)))
  }

  app.post(endpoint.path, { compress: {} }, async (request, reply) =>
    inSpan(
      {
        name: () => `POST ${endpoint.path}`,
        kind: 'SERVER',
        parent: singleText(request.headers['traceparent']) ?? '',
        attributes: () => ({ 'http.request.method': 'POST', 'qadam.request_id': request.id }),
      },
      async (span) => {
        try {
          return await serve(request, reply)
        } finally {
          if (request.actionName !== null) span?.updateName(request.actionName)
        }
      },
    ),
  )
  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    url: endpoint.path,
    // No code of the list means 405; the reader learns from Allow what to send.
    handler: async (request, reply) =>
      sendFailure(reply.header('allow', 'POST'), new SchoolError('action.unknown'), request.lang, 405),
  })
}

/** The language of a reply before the caller is known. */
export function languageOf(request: FastifyRequest): Lang {
  return requestLanguage(request.headers['accept-language'])
}

function singleText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function requireHandler(registry: Map<string, ActionHandler>, name: string | undefined): ActionHandler {
  const handler = name === undefined ? undefined : registry.get(name)
  if (!handler) throw new SchoolError('action.unknown')
  return handler
}

/** Whose token came along, if it is one that this endpoint takes. */
export async function findCaller(
  findSession: FindSession,
  request: FastifyRequest,
  endpoint: Pick<ActionEndpoint, 'tokenHeader' | 'roles'>,
  now: Date,
): Promise<Caller> {
  const token = singleText(request.headers[endpoint.tokenHeader])
  const nobody: Caller = { actor: null, record: null, refusal: 'auth.required', sentToken: Boolean(token) }
  const sessionHash = token && hashToken(token)
  if (!sessionHash) return nobody
  const record = await findSession(sessionHash, now, !request.headers[unattendedHeader])
  if (!record) return nobody
  request.lang = record.lang
  request.person = { id: record.id, role: record.role }
  if (!endpoint.roles.includes(record.role)) return { ...nobody, record, refusal: 'access.forbidden' }
  const { id, role, lang, session_ends_at: sessionEndsAt, owes_factor: owesFactor, idle_s } = record
  const actor: Actor = { id, role, lang, sessionHash, sessionEndsAt, owesFactor, idle_s }
  return { actor, record, refusal: 'access.forbidden', sentToken: true }
}

/** Whether this caller may run the action, and whether the account's state lets it. */
async function requireAllowed(
  action: Action,
  caller: Caller,
  { db, timeZone }: RouterTools,
  now: Date,
): Promise<void> {
  const { role, frozen, beforeFactor } = action.access
  if (role === 'anyone') return
  const { actor, record } = caller
  if (!actor || !record) throw new SchoolError(caller.refusal)
  // An admin may do all that a teacher may.
  const isFit = actor.role === role || (role === 'teacher' && actor.role === 'admin')
  if (!isFit) throw new SchoolError('access.forbidden')
  if (!beforeFactor) requireFactor(actor)
  if (frozen === 'refused') await requireNotFrozen(record, { db, timeZone }, now)
}

/** @throws SchoolError access.forbidden, with the reason, for staff who have to set up a second factor first. */
export function requireFactor({ owesFactor }: Actor): void {
  if (owesFactor) throw new SchoolError('access.forbidden', { reason: 'second_factor' })
}

/** @throws SchoolError account.frozen, with the days and the way to pay. */
export async function requireNotFrozen(
  record: CallerRecord,
  { db, timeZone }: Pick<RouterTools, 'db' | 'timeZone'>,
  now: Date,
): Promise<void> {
  if (record.frozen) {
    throw new SchoolError('account.frozen', {
      days_left_to_payment: daysLeftToPayment(record.next_due_on, { now, timeZone: await timeZone() }),
      payment_link: readPaymentLink(await findPayPlace(db)),
    })
  }
}
