import type { Readable } from 'node:stream'
import type { Action, ErrorCode, Lang, ParsedInputOf, ReplyOf, Role } from '@qadam/contract'
import type { Database } from '../database/database.ts'
import type { FileStore } from '../files/file-store.ts'
import type { LocalFile } from '../files/local-file.ts'
import type { MediaSigner } from '../files/media-signer.ts'
import type { JobSender } from '../jobs/job-sender.ts'
import type { LivePublisher } from '../live/live-message.ts'
import type { EventReply, Waiting } from './event-reply.ts'
import type { FileReply } from './file-reply.ts'
import { scopeOf, type Scope } from './scope.ts'
import type { TimeZone } from '../time/time-zone.ts'

/** The caller, as the session identifies it. */
export interface Actor {
  id: number
  role: Role
  lang: Lang
  /** SHA-256 of the token of this session. */
  sessionHash: Buffer
  /** When the session expires. */
  sessionEndsAt: Date
  /** Staff without the second factor that the school requires of them: they may but set one up. */
  owesFactor: boolean
  /** After so long without anybody the session ends; null: never by that. */
  idle_s: number | null
}

/** What the router reads of a token's owner from the database: one query a call. */
export interface CallerRecord {
  id: number
  role: Role
  lang: Lang
  frozen: boolean
  /** `YYYY-MM-DD` */
  next_due_on: string | null
  /** When the session expires. */
  session_ends_at: Date
  /** Staff without the second factor that the school requires of them. */
  owes_factor: boolean
  /** After so long without anybody the session ends; null: never by that. */
  idle_s: number | null
}

/** The person of a session that has not ended, by the SHA-256 of its token. @param isAttended somebody does something */
export type FindSession = (
  tokenHash: Buffer,
  now: Date,
  isAttended: boolean,
) => Promise<CallerRecord | undefined>

/** A file that came with a form. It lies on this machine's disk until the reply is sent. */
export interface UploadedPart extends LocalFile {
  field: string
  /** For display only; may be empty. */
  fileName: string
  open: () => Readable
  /** All of it in memory: for what is small. */
  bytes: () => Promise<Buffer>
}

/** Marks a device as one with an earlier sign-in. It grants no access by itself. */
export interface DeviceMark {
  /** As it was given at the last sign-in. */
  mark: string | null
  /** Replaces it. */
  give: (mark: string) => void
}

/** What an action may touch. Clock and randomness are values here, so that rules stay pure. */
export interface ActionContext<Who extends Actor | null = Actor> {
  db: Database
  /** The moment at which all of the request was here. */
  now: Date
  /** In which the school's days begin and end. */
  timeZone: TimeZone
  /** A number in [0, 1), unguessable. */
  random: () => number
  actor: Who
  /** Why the token sent was refused, where the action needs none: it has expired, or is not a student's. */
  tokenRefusal: ErrorCode | null
  /** The language to answer in: profile, else Accept-Language, else uz. */
  lang: Lang
  /** The caller's address, for throttling. */
  address: string
  /** The User-Agent header of the caller's browser. */
  userAgent?: string | undefined
  /** By which a sign-in recognizes the caller's device; absent where the server itself calls an action. */
  device?: DeviceMark
  /** The school's public address; undefined where none is set. */
  publicUrl?: string | undefined
  media: MediaSigner
  files: FileStore
  /** Enqueues jobs to run after this action: `jobs.send(transaction, 'name', data)`. */
  jobs: JobSender
  /** Notifies open apps of changes, once the action has succeeded. */
  live: LivePublisher
  uploads: readonly UploadedPart[]
  /** How much one student may store. */
  uploadQuota_bytes: number
  /** How the caller waits; absent where the server itself calls an action. */
  waiting?: Waiting
}

/** Of an action whose reach is `own groups`. */
export interface ScopedContext extends ActionContext {
  /** Whose students it may touch. */
  scope: Scope
}

/** By whose things an action touches. */
type ContextOf<A extends Action> = A['access']['reach'] extends 'own groups' ? ScopedContext : ActionContext

export interface ActionHandler<A extends Action = Action> {
  action: A
  run: (context: ActionContext<Actor | null>, input: unknown) => Promise<unknown>
}

/** A handler for each of these actions, by name: one that is missing, or stands in another's place, is a type error. */
export type HandlersOf<Actions extends Readonly<Record<string, Action>>> = {
  readonly [Name in keyof Actions]: ActionHandler<Actions[Name]>
}

/** What an endpoint serves, by the action's name on the wire. */
export type Handlers = Readonly<Record<string, ActionHandler>>

/** Joins one entry of the contract with the code that serves it; input and reply are typed by the entry. */
export function handle<A extends Action>(
  action: A,
  run: (context: ContextOf<A>, input: ParsedInputOf<A>) => Promise<ReplyOf<A> | EventReply | FileReply>,
): ActionHandler<A> {
  // The router has parsed the input by the action's schema and checked its role before it calls.
  return { action, run: run as ActionHandler['run'] }
}

/** Runs an action for a caller who may call it. The only place where a scope is given, and only for `own groups`. */
export async function runAction(
  { action, run }: ActionHandler,
  context: ActionContext<Actor | null>,
  input: unknown,
): Promise<unknown> {
  if (action.access.reach !== 'own groups' || !context.actor) return await run(context, input)
  const scoped = { ...context, scope: scopeOf(context.actor) }
  return await run(scoped, input)
}
