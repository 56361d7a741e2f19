import { authoringLimits, type DraftLesson } from '@qadam/contract'

/** The newest version of a lesson. */
export interface NewestVersion {
  made_by: number | null
  made_at: Date
  /** The opening of the editor that writes on it; null where nothing does: it was restored, brought, copied or moved. */
  editing: string | null
  /** When students first saw it. */
  published_at: Date | null
}

export interface LessonSave {
  by: number
  now: Date
  editing: string | null
  before: DraftLesson
  document: DraftLesson
}

/**
 * Whether a save updates the newest version: within minutes, from the opening of the editor that began it, and only what
 * no student has seen. What stood when an author began to write is so never written over, nor is a question that is taken
 * away: the save begins a version.
 */
export function goesOn(newest: NewestVersion, { by, now, editing, before, document }: LessonSave): boolean {
  return (
    newest.editing !== null &&
    newest.editing === editing &&
    newest.made_by === by &&
    newest.published_at === null &&
    now.getTime() - newest.made_at.getTime() < authoringLimits.history.together_s * 1000 &&
    before.questions.every(({ id }) => document.questions.some((question) => question.id === id))
  )
}
