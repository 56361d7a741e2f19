import type { DataFileProblem } from './data-files.ts'
import type { StepLabels } from './steps/labels.ts'
import type { Drawn } from './turtle-words.ts'

/** All texts of the runner, in one language. */
export interface PythonLabels {
  run: string
  /** The key that runs, as a hint. */
  runHint: string
  stop: string
  loading: string
  running: string
  awaiting: string
  stopping: string
  finished: string
  stopped: string
  failed: string
  /** A program took Python down with it. */
  crashed: string
  console: string
  clear: string
  /** Where a program has printed nothing yet. */
  empty: string
  /** The beginning of a long output is gone. */
  cut: string
  input: string
  send: string
  drawing: string
  /** The drawing in words. */
  told: {
    title: string
    nothing: string
    /** There is more than is told. */
    cut: string
    say: (drawn: Drawn) => string
  }
  /** A drawing that takes keys, and how it is played. */
  game: string
  gameHint: string
  keys: string
  key: (name: string) => string
  spaceKey: string
  codeTab: string
  resultTab: string
  /** Above what the failing line was working with. */
  values: string
  line: (line: number, file: string) => string
  shell: ShellLabels
  steps: StepLabels
  data: DataFileLabels
}

export interface ShellLabels {
  /** Of the choice between what a program prints and the shell. */
  choice: string
  tab: string
  title: string
  empty: string
  field: string
  enter: string
  older: string
  stopped: string
  crashed: string
  /** Another Python had to take over. */
  anew: string
  line: (line: number) => string
}

export interface DataFileLabels {
  upload: string
  download: string
  close: string
  problem: (problem: DataFileProblem, name: string, maxBytes: number) => string
}
