import type { Problem } from './build/problem.ts'
import type { ThrownHint } from './explain/explain-thrown.ts'
import type { Entry } from './frame/protocol.ts'
import type { Finding } from './structure/check-structure.ts'

/** All texts of the web lab, in one language. */
export interface WebLabels {
  views: string
  view: { code: string; split: string; preview: string }
  /** Names the preview and its frame. */
  preview: string
  page: string
  device: string
  devices: { phone: string; tablet: string; full: string }
  /** Shows the page from its beginning. */
  reload: string
  /** Begins a project that does not begin by itself. */
  run: string
  runHint: string
  runText: string
  wide: string
  narrow: string
  loading: string
  hung: string
  left: string
  failed: string
  /** What stands in the preview is older than the code, which has an error. */
  stale: string
  console: string
  clear: string
  empty: string
  cut: (left: number) => string
  evaluate: string
  evaluateSend: string
  /** The place of a line, as a button that leads there. */
  place: (file: string, line: number) => string
  times: (count: number) => string
  more: (count: number) => string
  problem: (problem: Problem) => string
  /** The console's text for an entry that is no plain value. */
  entry: (kind: Entry['kind'], text: string) => string
  /** What an error of the page means. */
  hint: (hint: ThrownHint) => string
  /** A loop was stopped that worked too long: what comes after it did not run. */
  loop: string
  /** Likewise a function that went on calling itself. */
  calls: string
  /** Restarts the page with a longer loop limit. */
  goOn: string
  /** A function called itself until the browser ended it. */
  recursion: string
  /** What the page stores. */
  storage: { title: string; kept: string; passing: string; clear: string }
  formatHint: string
  formatFailed: (problem: Problem) => string
  structure: string
  structureGood: string
  required: string
  advised: string
  finding: (finding: Finding) => string
}
