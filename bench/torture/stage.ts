import type { Random } from './random.ts'
import type { TortureSchool } from './school.ts'
import type { Reply, Wire } from './wire.ts'

/** What the servers have said to be done: all that the checker knows. */
export interface Acknowledged {
  answers: { attempt: number; question: number; isRight: boolean }[]
  attempts: { id: number; correct: number }[]
  examAnswers: { sitting: number; question: number; selected: number }[]
  examParts: { sitting: number; part: number; correct: number }[]
  /** By whom, and the request by which it was bought. */
  orders: { person: number; request: string; id: number }[]
  /** What each student saved last in the editor, and the draft of the task. */
  projects: Map<number, { text: string; revision: number }>
  drafts: Map<number, { text: string; revision: number }>
  texts: { person: number; request: string; text: string }[]
  /** Works with a file, by the SHA-256 of its bytes. */
  files: { request: string; upload: string; sha256: string }[]
  decisions: { submission: number; version: number; verdict: string; coins: number; points: number }[]
  payments: { request: string; id: number; amount: number }[]
  /** Until when each student has paid. */
  paidUntil: Map<number, string | null>
  announcements: { request: string; id: number; title: string }[]
  /** Notifications that were read. */
  read: number[]
  /** Replies that no client should have got. */
  surprises: string[]
}

export const nothingYet = (): Acknowledged => ({
  ...{ answers: [], attempts: [], examAnswers: [], examParts: [], orders: [], texts: [], files: [] },
  ...{ decisions: [], payments: [], announcements: [], read: [], surprises: [] },
  projects: new Map(),
  drafts: new Map(),
  paidUntil: new Map(),
})

export interface Stage {
  wire: Wire
  school: TortureSchool
  random: Random
  said: Acknowledged
  isOver: () => boolean
}

/** What the contract says of the action that was called. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows the action
export const dataOf = <Data>({ data }: Reply): Data => data as Data

export function surprise({ said }: Stage, action: string, { status, code }: Reply): void {
  said.surprises.push(`${action} answered ${status} ${code}`)
}
