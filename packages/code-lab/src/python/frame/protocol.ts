import type { Snapshot } from '../supply/stored-python.ts'

/** How a program waits: on shared memory, by suspending WebAssembly, or by a replay with the answers so far. */
export type WaitMode = 'shared' | 'suspend' | 'replay'

/** What happens, and of what: a key by its place among those listened to, or the point of a click. */
export type TurtleEvent = readonly [kind: 1 | 2 | 3, first: number, second: number]

/** From the page to the frame. */
export type ToFrame =
  /** Through the port comes what Python is made of, as `Supplied`. */
  | { type: 'begin'; port: MessagePort }
  /** The page would store a snapshot. */
  | { type: 'want_snapshot' }
  /** With `check`, JSON for check.py, quietly and to its end. */
  | {
      type: 'run'
      runId: number
      files: Record<string, string>
      entry: string
      check?: string | undefined
      /** A command for the shell, instead of the program. */
      command?: string | undefined
      isStepping: boolean
    }
  | { type: 'input'; runId: number; text: string }
  /** A key or a click on the picture, for turtle_events.py. */
  | { type: 'event'; runId: number; event: TurtleEvent }
  | { type: 'stop'; runId: number }

/** From the frame to the page, and from a worker to the frame. */
export type FromFrame =
  /** `key` names what a snapshot must have been made of, in the frame's first word. */
  | { type: 'loading'; key?: string }
  | { type: 'ready'; mode: WaitMode }
  | { type: 'snapshot'; bytes: ArrayBuffer }
  /** The given snapshot is to be discarded. */
  | { type: 'bad_snapshot' }
  | { type: 'output'; runId: number; stream: 'out' | 'err'; text: string }
  | { type: 'input'; runId: number }
  | { type: 'turtle'; runId: number; commands: string }
  /** JSON: steps of stepper.py, of which the first has the number `from`. */
  | { type: 'steps'; runId: number; from: number; steps: string }
  /** JSON: the text of each file the program has written so far. */
  | { type: 'files'; runId: number; files: string }
  /** JSON: `outcome` and `error` of runner.py. */
  | { type: 'done'; runId: number; result: string }
  | { type: 'failed'; message: string }

/** What Python is made of, piece by piece, as it arrives: a worker processes what it has while the rest is loading. */
export type Supplied =
  | { type: 'file'; name: string; bytes: ArrayBuffer }
  /** The names of all files, and the snapshot at hand, whatever it was made of. */
  | { type: 'stock'; names: readonly string[]; snapshot: Snapshot | undefined }

/** From the frame to a worker. Shared memory is there in a page that is isolated. */
export type ToWorker =
  | Supplied
  | { type: 'supply'; port: MessagePort }
  /** `key` names what a snapshot must have been made of. */
  | { type: 'start'; key: string; shared: SharedArrayBuffer | undefined }
  | { type: 'make_snapshot' }
  | {
      type: 'run'
      runId: number
      files: string
      entry: string
      check: string | undefined
      command: string | undefined
      seed: number
      isStepping: boolean
      answers: string[]
      /** What an earlier beginning of the same run has shown already. */
      shown: Shown
    }
  | { type: 'input'; text: string }
  | { type: 'event'; event: TurtleEvent }
  | { type: 'stop' }

export interface Shown {
  characters: number
  drawings: number
}

/** A worker also reports what the run has shown, where it has to restart. */
export type FromWorker =
  | FromFrame
  | { type: 'given_back'; files: Readonly<Record<string, ArrayBuffer>>; snapshot: Snapshot | undefined }
  | { type: 'needs_input'; runId: number; shown: Shown }
