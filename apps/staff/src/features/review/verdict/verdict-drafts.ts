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

/** Verdicts in the making, kept on this device per account and submission: no reload loses a reviewer's words. */
export class VerdictDrafts {
  readonly #account: number
  readonly #storage: SafeStorage

  constructor(account: number, storage: SafeStorage = localStore) {
    this.#account = account
    this.#storage = storage
  }

  readonly empty = emptyDraft

  find(submissionId: number): VerdictDraft | undefined {
    try {
      const stored: unknown = JSON.parse(this.#storage.read(this.keyOf(submissionId)) ?? 'null')
      return z.safeParse(draftSchema, stored).data
    } catch {
      return undefined
    }
  }

  write(submissionId: number, draft: VerdictDraft): void {
    if (isEmptyDraft(draft)) this.drop(submissionId)
    else this.#storage.write(this.keyOf(submissionId), JSON.stringify(draft))
  }

  drop(submissionId: number): void {
    this.#storage.remove(this.keyOf(submissionId))
  }

  /** Under which the browser keeps it. */
  keyOf(submissionId: number): string {
    return `${PREFIX}${this.#account}.${submissionId}`
  }
}
