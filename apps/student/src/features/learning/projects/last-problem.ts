import type { ProjectId } from '@qadam/contract'

let last: { project: ProjectId; text: string } | undefined

/** Remembers the error that the student's program or page showed last; undefined once it is gone. */
export function noteProblem(project: ProjectId, text: string | undefined): void {
  last = text === undefined ? undefined : { project, text }
}

/** The text of the error that a program shows now; empty where it shows none. */
export function lastProblem(project: ProjectId): string {
  return last?.project === project ? last.text : ''
}

/** The same of a page, whose faults are known as it is typed: the first that keeps it from working. */
export function noteFirstFault<Fault extends { severity: string }>(
  project: ProjectId,
  faults: readonly Fault[],
  say: (fault: Fault) => string,
): void {
  const first = faults.find(({ severity }) => severity === 'error')
  noteProblem(project, first && say(first))
}
