import type { Finding } from '../structure/check-structure.ts'

/** What is wrong in a project's files, found without running it. */
export interface Problem {
  kind: ProblemKind
  severity: 'error' | 'warning'
  file: string
  line: number
  column?: number
  /** What it is about: a name, a character, an address. */
  name?: string
  /** A name of the project that was perhaps meant. */
  suggestion?: string
}

export type ProblemKind =
  | 'syntax'
  | 'unexpected_token'
  | 'unexpected_end'
  | 'unclosed_string'
  | 'unclosed_template'
  | 'unclosed_comment'
  | 'unclosed_regexp'
  | 'unclosed_tag'
  /** A tag that has no inside, and in JSX is closed in itself. */
  | 'void_tag'
  | 'closing_tag'
  | 'adjacent_elements'
  | 'jsx_value'
  /** JSX in a file that is read as plain JavaScript. */
  | 'jsx_outside'
  | 'declared_twice'
  | 'assignment_target'
  | 'reserved_word'
  | 'import_outside_module'
  | 'await_outside_async'
  | 'return_outside_function'
  | 'css_syntax'
  | 'missing_file'
  | 'missing_media'
  | 'missing_package'
  /** The imported file has nothing of that name to give. */
  | 'missing_export'
  | 'missing_default'
  | 'outside_address'

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
