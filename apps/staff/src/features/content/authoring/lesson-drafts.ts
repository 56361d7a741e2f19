import { draftLesson, type DraftLesson } from '@qadam/contract'
import { localStore, type SafeStorage } from '@qadam/web/storage'
import * as z from 'zod/mini'

const kept = z.object({ revision: z.int(), document: draftLesson })

/** Unsaved changes of a lesson, stored on this device: they survive a reload and a lost connection. */
export class LessonDrafts {
  readonly #account: number
  readonly #storage: SafeStorage

  constructor(account: number, storage: SafeStorage = localStore) {
    this.#account = account
    this.#storage = storage
  }

  find(lesson: number): { revision: number; document: DraftLesson } | undefined {
    try {
      const stored: unknown = JSON.parse(this.#storage.read(this.#keyOf(lesson)) ?? 'null')
      return z.safeParse(kept, stored).data
    } catch {
      return undefined
    }
  }

  /** @param revision the one it was written on. */
  write(lesson: number, revision: number, document: DraftLesson): void {
    this.#storage.write(this.#keyOf(lesson), JSON.stringify({ revision, document }))
  }

  drop(lesson: number): void {
    this.#storage.remove(this.#keyOf(lesson))
  }

  #keyOf(lesson: number): string {
    return `qadam.staff-lesson.${this.#account}.${lesson}`
  }
}
