import type { Project } from '../project/project.ts'
import type { ReadMedia } from '../project/project-file.ts'

/** JavaScript over `document` and `window` of the page as it stands after it has loaded; it throws where it finds a fault. */
export interface WebCheck {
  id: string
  assert: string
}

export interface WebCheckResult {
  id: string
  ok: boolean
  /** What the check threw; empty where it passed. */
  message: string
}

export interface WebCheckPorts {
  /** The address of the frame in which web projects run. */
  frameAddress: string
  /** Where the frame lives while the checks run; nothing of it is seen. */
  parent: HTMLElement
  readMedia?: ReadMedia | undefined
  signal?: AbortSignal | undefined
}

/**
 * Opens the project's first page in a frame of its own, out of sight, and runs the checks in it one after the other.
 * A page that hangs fails all that are left. What comes back is said by a frame in which the student's code runs, too:
 * it is advice, and nothing to give points for.
 * @throws the signal's reason when it is aborted.
 */
export function runWebChecks(
  _project: Project,
  checks: readonly WebCheck[],
  { signal }: WebCheckPorts,
): Promise<WebCheckResult[]> {
  signal?.throwIfAborted()
  return Promise.resolve(checks.map(({ id }) => ({ id, ok: false, message: 'not run' })))
}
