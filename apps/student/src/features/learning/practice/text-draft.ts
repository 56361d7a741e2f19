import { Emitter } from '@qadam/delivery/emitter'

/** The server's copy of what was typed. */
export interface SavedDraft {
  text: string
  /** 0 where nothing was saved yet. */
  revision: number
}

export type SaveState =
  | 'saved'
  | 'saving'
  /** Stored on this device; it goes to the server when the connection or the session is back. */
  | 'device'
  /** The device could not store it and the server has not accepted it. */
  | 'failed'

export interface TextDraftState {
  text: string
  /** Whether the server's copy was compared with the device's. */
  isLoaded: boolean
  save: SaveState
  /** Another device saved meanwhile, or another tab typed: both are shown, and the student chooses. */
  conflict: SavedDraft | undefined
}

/** The device's copy, as JSON. */
export interface TextDraftDevice {
  read: () => string | null
  /** Whether it was stored. */
  write: (saved: string) => boolean
  /** Beside it: what this tab has while another tab's text stands there; null where nothing does. */
  readAside: () => string | null
  writeAside: (saved: string | null) => void
}

export interface TextDraftPorts {
  device: TextDraftDevice
  /** Gives the new revision, or the newer draft of another device. */
  save: (draft: SavedDraft) => Promise<{ revision: number } | { conflict: SavedDraft }>
  isTransient: (error: unknown) => boolean
  /** What the draft starts from where nothing was typed: nothing, or the version that is revised. */
  start: string
}

interface StoredDraft extends SavedDraft {
  isDirty: boolean
}

/** Debounce: the pause in typing after which the server is sent the text. */
export const SAVE_AFTER_MS = 1200

/** Saves a text as it is typed: on the device with every letter, at the server with every pause. */
export class TextDraft {
  readonly #ports: TextDraftPorts
  readonly #changes = new Emitter()
  readonly subscribe = this.#changes.subscribe
  #state: TextDraftState
  #revision: number
  /** The device's copy as this tab read or wrote it last: another one there is of another tab. */
  #seen: string | null
  /** It differs from the server's copy. */
  #isDirty: boolean
  /** The server refused it, a final error: until something else is typed. */
  #isRefused = false
  /** The server could not take it just now. */
  #isStuck = false
  /** The device has it as it is. */
  #isStored = true
  #timer: ReturnType<typeof setTimeout> | undefined
  #saving: Promise<void> | undefined

  constructor(ports: TextDraftPorts) {
    this.#ports = ports
    this.#seen = ports.device.read()
    const saved = readStored(this.#seen)
    const aside = readStored(ports.device.readAside())
    this.#revision = saved?.revision ?? 0
    this.#isDirty = saved?.isDirty ?? false
    this.#state = {
      text: saved?.text ?? ports.start,
      isLoaded: false,
      save: this.#isDirty ? 'device' : 'saved',
      conflict: aside && aside.text !== '' && aside.text !== saved?.text ? aside : undefined,
    }
  }

  readonly get = (): TextDraftState => this.#state

  /** Whether the server lacks something that it may take. */
  get isUnsaved(): boolean {
    return this.#isDirty && !this.#isRefused && this.#state.conflict === undefined
  }

  /** Whether saving failed and is to be tried again. */
  get isStuck(): boolean {
    return this.isUnsaved && this.#isStuck
  }

  /** Compares with the server's copy, once that has come. An empty one is as good as none. */
  load(server: SavedDraft): void {
    if (this.#state.isLoaded) return
    const { text } = this.#state
    // What two tabs have typed is settled first; the server's revision decides when that is saved.
    if (this.#state.conflict) return this.#become({ isLoaded: true })
    if (this.#isDirty) {
      const isOther = server.revision > this.#revision && server.text !== text && server.text !== ''
      if (isOther) return this.#become({ isLoaded: true, conflict: server })
      this.#revision = server.revision
      this.#become({ isLoaded: true })
      return this.#saveSoon(0)
    }
    if (server.revision !== this.#revision) this.#accept(server)
    this.#become({ isLoaded: true })
  }

  type(text: string): void {
    this.#isDirty = true
    this.#isRefused = false
    this.#store(text)
    this.#become({ text, save: this.#isStored ? 'device' : this.#isStuck ? 'failed' : 'saving' })
    this.#saveSoon(SAVE_AFTER_MS)
  }

  /** Ends a conflict with the text the student chose, or made of both. */
  resolve(text: string): void {
    const { conflict } = this.#state
    if (!conflict) return
    this.#revision = Math.max(this.#revision, conflict.revision)
    this.#seen = this.#ports.device.read()
    this.#ports.device.writeAside(null)
    this.#become({ conflict: undefined })
    this.type(text)
    this.#saveSoon(0)
  }

  /** Saves at once what waits: the page goes away, the connection or the session is back. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#saving ??= this.#saveAll().finally(() => (this.#saving = undefined))
    return this.#saving
  }

  /**
   * Returns the text to be submitted. The server's draft ends with that, so nothing more is saved until it is changed.
   */
  handOver(): string {
    clearTimeout(this.#timer)
    this.#isDirty = false
    this.#changes.emit()
    return this.#state.text
  }

  #saveSoon(after_ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), after_ms)
  }

  async #saveAll(): Promise<void> {
    while (this.#isDirty && this.#state.isLoaded && !this.#state.conflict) {
      const { text } = this.#state
      this.#become({ save: 'saving' })
      try {
        const reply = await this.#ports.save({ text, revision: this.#revision })
        this.#isStuck = false
        if ('conflict' in reply && reply.conflict.text !== text) {
          if (reply.conflict.text !== '') return this.#become({ save: 'device', conflict: reply.conflict })
          // An empty one is as good as none: another device submitted, and what is typed here is saved after that.
          this.#revision = reply.conflict.revision
          continue
        }
        this.#revision = 'conflict' in reply ? reply.conflict.revision : reply.revision
        if (this.#state.text === text) this.#settle()
        else this.#store(this.#state.text)
      } catch (error) {
        this.#isStuck = this.#ports.isTransient(error)
        this.#isRefused = !this.#isStuck
        return this.#become({ save: this.#isStuck && this.#isStored ? 'device' : 'failed' })
      }
    }
  }

  #accept({ text, revision }: SavedDraft): void {
    this.#revision = revision
    this.#become({ text: text === '' ? this.#ports.start : text })
    this.#settle()
  }

  #settle(): void {
    this.#isDirty = false
    this.#store(this.#state.text)
    this.#become({ save: 'saved' })
  }

  #store(text: string): void {
    const { device } = this.#ports
    const saved = JSON.stringify({
      text,
      revision: this.#revision,
      isDirty: this.#isDirty,
    } satisfies StoredDraft)
    const stored = device.read()
    const theirs = stored === this.#seen ? undefined : readStored(stored)
    if (theirs?.isDirty && theirs.text !== text && theirs.text !== '') {
      // Another tab typed, and only the device has that text.
      device.writeAside(saved)
      this.#isStored = true
      return this.#become({ text, conflict: this.#state.conflict ?? theirs })
    }
    this.#isStored = device.write(saved)
    if (this.#isStored) this.#seen = saved
  }

  #become(change: Partial<TextDraftState>): void {
    this.#state = { ...this.#state, ...change }
    this.#changes.emit()
  }
}

function readStored(json: string | null): StoredDraft | undefined {
  try {
    const saved: unknown = JSON.parse(json ?? 'null')
    if (typeof saved !== 'object' || saved === null) return undefined
    if (!('text' in saved) || typeof saved.text !== 'string') return undefined
    const revision = 'revision' in saved && typeof saved.revision === 'number' ? saved.revision : 0
    return { text: saved.text, revision, isDirty: 'isDirty' in saved && saved.isDirty === true }
  } catch {
    return undefined
  }
}
