import type { Question, Submission } from '@qadam/contract'

/** What a student made for a practice question, as far as it can be submitted. */
export type Work =
  /** A text or a project, in the shape of question_try's `answer`; read at the moment of submission. */
  | { kind: 'answer'; read: () => unknown }
  /**
   * Files that the device stores or the server already has: their ids in the practice store, in the student's order.
   */
  | { kind: 'files'; read: () => Promise<readonly string[]> }
  /** Not submittable as it is: the message on pressing "hand in". */
  | { kind: 'missing'; message: string }

/**
 * What the work area of a practice type is given. The area stores its own draft (on the device and at the server) and
 * fills its place; the step around it shows the assignment, the status, the history and the submit button.
 */
export interface WorkAreaProps {
  question: Question
  lessonId: number
  /** Drafts on a device belong to an account. */
  accountId: number
  /** Id of the element with the assignment's text, which labels the work area. */
  labelledBy: string
  /** The version that is revised: what the area starts from where no draft was stored; null for the first. */
  base: Submission | null
  /** The submission is in flight, or the account is frozen or closed: nothing can be changed now. */
  disabled: boolean
  /** Called whenever what may be submitted changes; undefined while it is not known yet. */
  onWork: (work: Work | undefined) => void
  /** The server refuses this lesson or account: the screen shows why in its own place. */
  onRefused: (error: unknown) => void
}
