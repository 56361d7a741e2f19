import type { Lang } from '@qadam/contract'
import type { Database } from '../database/database.ts'
import type { UploadStore } from '../files/file-store.ts'
import {
  runAction,
  type ActionContext,
  type ActionHandler,
  type Handlers,
  type UploadedPart,
} from '../actions/action-handler.ts'
import { joinActions } from '../registry/actions.ts'
import type { TimeZone } from '../time/time-zone.ts'

/** What the demo's people act on. */
export interface DemoStage {
  db: Database
  files: UploadStore
  timeZone: TimeZone
}

export interface DemoActor {
  id: number
  role: 'student' | 'teacher'
  lang: Lang
}

// No history uses the helper.
const { student, staff } = joinActions({
  helper: { endpoint: undefined, dailyLimit: 0, warn: () => {} },
  push: { firebase: undefined },
  sms: { configured: false },
})
const handlers: Readonly<Record<DemoActor['role'], Handlers>> = { student, teacher: staff }

/** Quota for all that the demo's students submit. */
const uploadQuota_bytes = 500 * 1024 * 1024

/**
 * Calls one of the school's own actions as one of the demo's people, at a moment of the past: what a history is made of,
 * points and streaks included, obeys the rules of the school.
 */
export async function act<Data>(
  stage: DemoStage,
  actor: DemoActor,
  now: Date,
  random: () => number,
  name: string,
  input: object,
  uploads: readonly UploadedPart[] = [],
): Promise<Data> {
  const handler = handlers[actor.role][name] as ActionHandler // the names are written in this folder
  const context: ActionContext = {
    db: stage.db,
    now,
    timeZone: stage.timeZone,
    random,
    actor: { ...actor, sessionHash: Buffer.alloc(0), sessionEndsAt: now, owesFactor: false, idle_s: null },
    tokenRefusal: null,
    lang: actor.lang,
    address: '',
    media: { url: () => '', filmUrl: () => '' },
    files: stage.files,
    // A made-up history enqueues no jobs: checks that still matter are enqueued again by the schedule.
    jobs: { send: () => Promise.resolve() },
    // No app is open in the past.
    live: { publish: () => {}, endSessions: async () => {}, peopleChanged: async () => {} },
    uploads,
    uploadQuota_bytes,
  }
  return (await runAction(handler, context, input)) as Data // the handler is typed by its contract entry
}
