/** What the child is given, in one line. */
export interface SandboxRequest {
  /** The folder of the Python runtime. */
  runtime: string
  /** Paths of wheels that the school adds. */
  wheels: readonly string[]
  /** Python modules of our own: name -> source. */
  modules: Record<string, string>
  /** Python that gives the function `check`. */
  start: string
  /** The student's program: file name -> text. */
  files: Record<string, string>
  entry: string
  /** JSON texts for check.py: what a program is given, never what is expected of it. */
  cases: readonly string[]
}

/** What the child says, a line each: Python is there, and then what each case came to, in their order. */
export type SandboxReport = { type: 'ready' } | { type: 'done'; result: string }

/** Past this the child ends itself. */
export const MOST_RESIDENT_bytes = 900 * 1024 * 1024
/** What Python itself can use. */
export const MOST_PYTHON_bytes = 384 * 1024 * 1024
export const MOST_JAVASCRIPT_mb = 160
