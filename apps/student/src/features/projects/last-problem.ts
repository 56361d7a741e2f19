let last: { questionId: number; text: string } | undefined

/** Remembers the error that the student's program or page showed last; undefined once it is gone. */
export function noteProblem(questionId: number, text: string | undefined): void {
  last = text === undefined ? undefined : { questionId, text }
}

/** The text of the error that a question's program shows now; empty where it shows none. */
export function lastProblem(questionId: number): string {
  return last?.questionId === questionId ? last.text : ''
}
