import { claimPlayback } from './playing.ts'
import { DECODED_BYTES_LIMIT, readWaveform, type Waveform } from './waveform.ts'

export interface SoundState {
  kind: 'paused' | 'waiting' | 'playing' | 'failed'
  /** Seconds. */
  at: number
  /** Seconds; undefined while the length is not known. */
  total: number | undefined
  /** From 0 to 1; null when they will not come: too big a file, an unreadable one, or no network. */
  peaks: readonly number[] | null | undefined
  rate: number
}

export interface SoundOptions {
  /** Seconds, where they are known beforehand. */
  duration?: number | null
  element?: HTMLAudioElement
  read?: (bytes: ArrayBuffer) => Promise<Waveform>
}

/** Far behind the end of any recording: asking for it makes a browser walk the file and find its length. */
const BEYOND = 1e7

export const silent: SoundState = { kind: 'paused', at: 0, total: undefined, peaks: undefined, rate: 1 }

/**
 * Plays one sound and knows its waveform. A short sound behind an address is fetched once by `load` and then played
 * from memory; one that is played before is streamed. The owner disposes it.
 */
export class SoundPlayer {
  readonly #source: string | Blob
  readonly #element: HTMLAudioElement
  readonly #read: (bytes: ArrayBuffer) => Promise<Waveform>
  readonly #ended = new AbortController()
  readonly #listeners = new Set<() => void>()
  #state: SoundState
  #local: string | undefined
  #isDecoded = false
  /** Where to go once the length is found. */
  #goal: number | undefined
  #frame = 0

  constructor(source: string | Blob, { duration, element = new Audio(), read = readWaveform }: SoundOptions) {
    this.#source = source
    this.#element = element
    this.#read = read
    this.#state = { ...silent, total: duration ?? undefined }
    this.#listen()
    if (typeof source === 'string') {
      element.preload = 'none'
      element.src = source
    } else this.#store(source)
  }

  get state(): SoundState {
    return this.#state
  }

  /** Where the sound can be downloaded from. */
  get address(): string | undefined {
    return this.#local ?? (typeof this.#source === 'string' ? this.#source : undefined)
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Fetches and decodes the sound to show it; what cannot be shown can still be played. */
  async load(): Promise<void> {
    try {
      const sound = typeof this.#source === 'string' ? await this.#fetch(this.#source) : this.#source
      if (this.#ended.signal.aborted) return
      if (!sound || sound.size > DECODED_BYTES_LIMIT) return this.#change({ peaks: null })
      const isStarted = !this.#element.paused || this.#element.currentTime > 0
      if (!this.#local && !isStarted) this.#store(sound)
      const { peaks, seconds } = await this.#read(await sound.arrayBuffer())
      this.#isDecoded = true
      this.#change({ peaks, total: seconds })
    } catch {
      this.#change({ peaks: null })
    }
  }

  play(): void {
    this.#change({ kind: 'waiting' })
    this.#element.play().catch((error: unknown) => {
      // A pause that overtakes the start is no failure; neither is a browser that waits for a touch.
      const name = error instanceof Error ? error.name : ''
      this.#change({ kind: name === 'AbortError' || name === 'NotAllowedError' ? 'paused' : 'failed' })
    })
  }

  pause(): void {
    this.#element.pause()
    this.#change({ kind: 'paused' })
  }

  seek(seconds: number): void {
    const at = Math.max(0, Math.min(seconds, this.#state.total ?? seconds))
    if (this.#goal === undefined) this.#element.currentTime = at
    else this.#goal = at
    this.#change({ at })
  }

  setRate(rate: number): void {
    // A new address resets playbackRate to the default one.
    this.#element.defaultPlaybackRate = rate
    this.#element.playbackRate = rate
    this.#change({ rate })
  }

  retry(): void {
    this.#element.load()
    this.play()
  }

  dispose(): void {
    this.#ended.abort()
    cancelAnimationFrame(this.#frame)
    this.#element.pause()
    this.#element.removeAttribute('src')
    if (this.#local) URL.revokeObjectURL(this.#local)
    this.#listeners.clear()
  }

  async #fetch(address: string): Promise<Blob | undefined> {
    const reply = await fetch(address, { signal: this.#ended.signal })
    const announced = Number(reply.headers.get('content-length') ?? 0)
    if (reply.ok && announced <= DECODED_BYTES_LIMIT) return reply.blob()
    await reply.body?.cancel()
    return undefined
  }

  #store(sound: Blob): void {
    this.#local = URL.createObjectURL(sound)
    this.#element.preload = 'metadata'
    this.#element.src = this.#local
  }

  #listen(): void {
    const element = this.#element
    const on = (name: keyof HTMLMediaElementEventMap, listener: () => void) =>
      element.addEventListener(name, listener, { signal: this.#ended.signal })
    on('loadedmetadata', () => this.#learnLength())
    on('durationchange', () => this.#learnLength())
    on('timeupdate', () => this.#follow())
    on('play', () => claimPlayback(element))
    on('waiting', () => !element.paused && this.#change({ kind: 'waiting' }))
    on('playing', () => {
      this.#change({ kind: 'playing' })
      this.#glide()
    })
    on('pause', () => this.#state.kind !== 'failed' && this.#change({ kind: 'paused' }))
    on('ended', () => {
      element.currentTime = 0
      this.#change({ kind: 'paused', at: 0 })
    })
    on('error', () => element.getAttribute('src') && this.#change({ kind: 'failed' }))
  }

  /** What a browser has just recorded carries no length: it is found by one jump to the end. */
  #learnLength(): void {
    const element = this.#element
    if (Number.isFinite(element.duration)) {
      if (!this.#isDecoded) this.#change({ total: element.duration })
      const goal = this.#goal
      this.#goal = undefined
      if (goal !== undefined) element.currentTime = goal
    } else if (element.duration === Infinity && this.#local && this.#goal === undefined && element.paused) {
      this.#goal = element.currentTime
      element.currentTime = BEYOND
    }
  }

  #follow(): void {
    if (this.#goal === undefined) this.#change({ at: this.#element.currentTime })
  }

  /** timeupdate comes four times a second: too seldom for a line that should glide. */
  #glide(): void {
    cancelAnimationFrame(this.#frame)
    this.#frame = requestAnimationFrame(() => {
      if (this.#element.paused) return
      this.#follow()
      this.#glide()
    })
  }

  #change(next: Partial<SoundState>): void {
    if (this.#ended.signal.aborted) return
    this.#state = { ...this.#state, ...next }
    for (const listener of this.#listeners) listener()
  }
}
