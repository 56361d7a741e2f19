import type { ReviewRow } from '@qadam/contract'
import { localStore, type SafeStorage } from '@qadam/web/storage'
import * as z from 'zod/mini'
import { emptyDraft, isEmptyDraft, type VerdictDraft } from './verdict.ts'

const PREFIX = 'qadam.staff-draft.'

const draftSchema = z.object({
  comment: z.string(),
  score: z.nullable(z.int()),
  coins: z.nullable(z.int()),
  points: z.nullable(z.int()),
})

/** One student's assignment, in whatever version. */
export interface WorkName {
  student_id: number
  question_id: number
}

export function workOf({ student, question_id }: Pick<ReviewRow, 'student' | 'question_id'>): WorkName {
  return { student_id: student.id, question_id }
}

/**
 * Drafts of verdicts, stored on this device per account, student and assignment: they survive a reload, and carry over
 * to the version that a student submits meanwhile.
 */
export class VerdictDrafts {
  readonly #account: number
  readonly #storage: SafeStorage

  constructor(account: number, storage: SafeStorage = localStore) {
    this.#account = account
    this.#storage = storage
  }

  readonly empty = emptyDraft

  find(work: WorkName): VerdictDraft | undefined {
    try {
      const stored: unknown = JSON.parse(this.#storage.read(this.keyOf(work)) ?? 'null')
      return z.safeParse(draftSchema, stored).data
    } catch {
      return undefined
    }
  }

  write(work: WorkName, draft: VerdictDraft): void {
    if (isEmptyDraft(draft)) this.drop(work)
    else this.#storage.write(this.keyOf(work), JSON.stringify(draft))
  }

  drop(work: WorkName): void {
    this.#storage.remove(this.keyOf(work))
  }

  /** Under which the browser stores it. */
  keyOf({ student_id, question_id }: WorkName): string {
    return `${PREFIX}${this.#account}.${student_id}.${question_id}`
  }
}
