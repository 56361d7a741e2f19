export interface ThreadStart {
  directory: string
  /** The database is being made. */
  isNew: boolean
  /** Address of a module whose `fsync` is called in place of the system's: a test counts and breaks it. */
  fsyncModule?: string | undefined
}

/** Bytes of PostgreSQL's protocol, or the end. */
export type ToThread = { id: number; bytes: Uint8Array } | 'close'

export type FromThread =
  | { type: 'open' }
  | { type: 'refused'; reason: string }
  | { type: 'reply'; id: number; bytes: Uint8Array }
  | { type: 'failed'; id: number; reason: string }
  | { type: 'closed' }
