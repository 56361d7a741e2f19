import type { ProjectKind, ProjectProblem } from '../project/project.ts'
import type { UploadProblem } from '../project/project-file.ts'

/** All texts of the editor, in one language. */
export interface EditorLabels {
  /** Names the whole editor. */
  editor: string
  files: string
  /** The place one types in, by the file's name. */
  code: (file: string) => string
  /** How to leave it by keyboard: Esc, then Tab. */
  leaveHint: string
  add: string
  addTitle: string
  rename: string
  renameTitle: string
  name: string
  nameHint: string
  save: string
  cancel: string
  delete: string
  deleteTitle: (file: string) => string
  deleteText: string
  search: string
  /** Names the menu of all tools. */
  more: string
  smaller: string
  larger: string
  download: string
  upload: string
  uploadTitle: string
  uploadText: string
  replace: string
  close: string
  /** @param given the name that was tried. */
  problem: (problem: ProjectProblem, given?: { name: string; kind: ProjectKind }) => string
  uploadProblem: (problem: UploadProblem, kind: ProjectKind) => string
  downloadFailed: string
  /** While the media of an uploaded project are on their way. */
  uploadTaking: string
  symbols: string
  tab: string
  /** The words of CodeMirror itself, by their English ones. */
  phrases: Readonly<Record<string, string>>
}

export interface DraftLabels {
  saved: string
  saving: string
  waiting: string
  waitingUnkept: string
  refused: string
  retry: string
  conflict: string
  compare: string
  conflictTitle: string
  conflictText: string
  mine: string
  theirs: string
  keepMine: string
  keepTheirs: string
  resolveFailed: string
  close: string
  absent: string
}
