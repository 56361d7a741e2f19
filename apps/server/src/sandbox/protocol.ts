/** The first line that a child receives. */
export interface SandboxRequest {
  /** The folder of the Python runtime. */
  runtime: string
  /** Paths of wheels that the school adds. */
  wheels: readonly string[]
  /** Python of our own: see pythonCheckSources. */
  modules: Record<string, string>
  start: string
  watched: string
  /** The file of a cached memory snapshot; without one the child returns its own to be cached, and ends. */
  memory?: string | undefined
}

/** Then, once it is ready, one program; and once that has ended, what the author asserts of it. */
export type SandboxOrder =
  | {
      type: 'run'
      /** JSON: the student's program, file name -> text. */
      files: string
      entry: string
      /** JSON: what input() gives, line by line. */
      input: string
      seed: number
    }
  | { type: 'assert'; source: string }

/** What the child sends, a line each. */
export type SandboxReport =
  | { type: 'ready' }
  /** The program reached for what is around it. */
  | { type: 'touched'; what: string }
  /** What the program came to, and after that what the assertion did, as judge.ts reads it. */
  | { type: 'done'; result: string }

/** Past this the child is ended. */
export const MOST_RESIDENT_bytes = 900 * 1024 * 1024
/** What Python itself can use. */
export const MOST_PYTHON_bytes = 384 * 1024 * 1024
export const MOST_JAVASCRIPT_mb = 160
