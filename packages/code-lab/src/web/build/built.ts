import type { Finding } from '../structure/check-structure.ts'
import type { Problem } from './problem.ts'

/** A script as the frame takes it: every name of another file in it stands between marks (see `address-marks.ts`). */
export interface BuiltScript {
  /** What marks and imports call it. */
  key: string
  /** The student's file, whose lines it has. */
  file: string
  text: string
}

export interface BuiltPage {
  /** The page of the project that is shown. */
  page: string
  html: string
  scripts: readonly BuiltScript[]
  styles: Readonly<Record<string, string>>
  /** All files of the project as they were written, for `fetch`. */
  files: Readonly<Record<string, string>>
  /** Lines of the page on which a handler is written: all that runs of the page itself. */
  handlerLines: readonly number[]
  /** A program of the project may read them. */
  readsFiles: boolean
  /** Import specifier -> key of a script. */
  imports: Readonly<Record<string, string>>
  /** Packages of ours that are imported. */
  packages: readonly string[]
  /** `React` and `ReactDOM` are to be there for scripts that are no modules. */
  needsGlobalReact: boolean
  /** Code may be made of text as the page runs. */
  needsCompiler: boolean
}

export interface BuildResult {
  built: BuiltPage
  problems: readonly Problem[]
  /** What the pages lack in structure. */
  findings: readonly Finding[]
}
