import type { BuiltPage } from '../build/built.ts'
import type { StorageArea, StorageChange, StoredEntries } from '../storage/page-storage.ts'

/** From the page around to the frame: a project's page to show, and the port by which the two talk from then on. */
export interface ShowMessage {
  type: 'show'
  built: BuiltPage
  media: readonly { name: string; blob: Blob }[]
  options: ShowOptions
}

/** How long a program may work without a pause. */
export type Patience = 'short' | 'usual' | 'long'

export interface ShowOptions {
  /** Requested by the user, so that it may open dialogs (`alert`, `prompt`) and take the focus. */
  isAsked: boolean
  /** Where the page before was scrolled to. */
  scroll: readonly [number, number]
  /** What `prompt` and `confirm` are answered with where they may not open, in the order of the questions. */
  answers: readonly (string | boolean | null)[]
  /** The message of the error that stops a loop which runs too long. */
  loopMessage: string
  patience: Patience
  /** What its `localStorage` and `sessionStorage` hold. */
  stored: StoredEntries
  /** What was asked behind the page's name, with its question mark. */
  search: string
  /** A place in the page to scroll to. */
  hash: string
  /** How many pages one came through before this one, and how many one has gone back from. */
  around: { before: number; after: number }
}

/** From the page around to the shown page, by its port. */
export type ToShown =
  | { type: 'ping'; id: number }
  | { type: 'evaluate'; id: number; code: string }
  | { type: 'style'; file: string; text: string }
  | { type: 'files'; files: BuiltPage['files'] }
  | { type: 'check'; id: number; code: string }

/** From the shown page, by its port; whatever stands in it may come from the student's program. */
export type FromShown =
  | { type: 'pong'; id: number; scroll: readonly [number, number] }
  /** It can be seen. */
  | { type: 'painted' }
  /** All of it has loaded. */
  | { type: 'loaded' }
  /** JSON: a list of console entries. */
  | { type: 'entries'; entries: string }
  | { type: 'evaluated'; id: number }
  | { type: 'checked'; id: number; ok: boolean; message: string }
  | { type: 'navigate'; page: string; search: string; hash: string }
  /** So many of the pages that were shown on, or back. */
  | { type: 'travel'; steps: number }
  /** It changed the project's storage. */
  | { type: 'stored'; area: StorageArea; changes: readonly StorageChange[] }
  /** It navigated by itself: to another address, or to reload. */
  | { type: 'left' }
  /** A dialog of the browser is open, or was closed with an answer: until then no other message arrives. */
  | { type: 'asking' }
  | { type: 'answered'; answer: string | boolean | null }

/** From the frame itself. */
export type FromFrame = { type: 'ready' } | { type: 'failed' }

/** A value as the console shows it. */
export type Shown =
  | { is: 'text'; text: string; left?: number }
  | { is: 'plain'; text: string }
  | { is: 'function'; text: string }
  | { is: 'error'; text: string; stack: string }
  | { is: 'node'; text: string }
  | {
      is: 'object' | 'array' | 'map' | 'set'
      /** The class, where it is not the usual one. */
      name: string
      size: number
      items: readonly (readonly [key: string, value: Shown, keyValue?: Shown])[]
      /** How many more there are. */
      left: number
    }
  | { is: 'cycle'; name: string }
  | { is: 'deep'; name: string }
  | { is: 'getter' }

export type EntryLevel = 'log' | 'info' | 'debug' | 'warn' | 'error'

/** One line of the console. */
export interface Entry {
  kind:
    | 'values'
    | 'table'
    | 'result'
    | 'thrown'
    /** A loop that worked too long was stopped. */
    | 'loop'
    /** Likewise a function that went on calling itself. */
    | 'calls'
    /** A function called itself until the browser ended it. */
    | 'recursion'
    | 'blocked'
    | 'missing'
    /** `history` was asked for a page before the first one, or after the last. */
    | 'nowhere'
    | 'dialog'
    | 'form'
    | 'clear'
    | 'skipped'
  level: EntryLevel
  values: readonly Shown[]
  file?: string
  line?: number
  column?: number
  /** How deep it lies in groups. */
  depth?: number
}
