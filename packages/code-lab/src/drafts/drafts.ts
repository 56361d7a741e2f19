import type { Project } from '../project/project.ts'

/** A project as the server stores it; `revision` counts its saves. */
export interface StoredProject {
  project: Project
  revision: number
}

export type SaveOutcome = { kind: 'saved'; revision: number } | { kind: 'conflict'; newer: StoredProject }

export interface SaveOptions {
  /** What this save replaces is to stay in the history: the student chose against it. */
  keepReplaced: boolean
  /** The page may be going away; the request should outlive it. */
  isLeaving: boolean
}

/** Where projects are stored for good. Both calls throw what the owner's `isTransient` can judge. */
export interface ProjectStorage {
  load: () => Promise<StoredProject>
  /** Saves over `revision`, or gives the newer one where another device was faster. */
  save: (project: Project, revision: number, options: SaveOptions) => Promise<SaveOutcome>
}

/** What the device holds of one tab's work. */
export interface DeviceDraft extends StoredProject {
  /** The tab that typed it. */
  writer: string
  /** Fingerprints of the states it grew out of: what the server had, and what was sent without an answer. */
  known: readonly string[]
  /** What the server has is to stay in its history, whichever page saves over it: the student chose against it. */
  keepReplaced: boolean
  /** Milliseconds since the epoch: which draft is newest. It names no state: a clock is coarse, and may be set back. */
  changedAt: number
}

/** A tab's draft as it was seen; where the tab typed on since, what lies there is another. */
export type SeenDraft = Pick<DeviceDraft, 'writer' | 'project'>

/** The device's own store of drafts. Each write is whole or not at all, and later writes win. */
export interface DeviceDrafts {
  list: (key: string) => Promise<DeviceDraft[]>
  /** Resolves once the device holds it; `instead` goes away with the same write, unless its tab typed on. */
  put: (key: string, draft: DeviceDraft, instead?: SeenDraft) => Promise<void>
  /** Takes a draft away; another tab's, as it was seen, unless its tab typed on. */
  remove: (key: string, draft: { writer: string } | SeenDraft) => Promise<void>
}

export interface DraftPorts {
  storage: ProjectStorage
  device: DeviceDrafts
  /** Identifies the draft on this device: the account and the place, so that no two ever share one. */
  key: string
  /** Names this tab. */
  writer: string
  now: () => number
  /** Whether an error may pass by itself, as a lost connection does. */
  isTransient: (error: unknown) => boolean
}

/** The writer of the copy of what the server has, so that a page can be opened without a network. */
export const SERVER_COPY = ''

export type SaveState =
  | { kind: 'saved' }
  /** Typed just now. */
  | { kind: 'typing' }
  /** The device has it; the server gets it in a moment. */
  | { kind: 'on_device' }
  /** The server can't be reached; tried again by itself. */
  | { kind: 'waiting'; isOnDevice: boolean }
  /** The server refused it. */
  | { kind: 'refused'; error: unknown; isOnDevice: boolean }
  /** Another tab or device saved something else meanwhile; nothing is overwritten until the student chooses. */
  | { kind: 'conflict'; theirs: StoredProject; isResolving: boolean; error?: unknown }

export type DraftState =
  | { phase: 'loading' }
  | { phase: 'failed'; error: unknown }
  | { phase: 'open'; project: Project; revision: number; save: SaveState }
