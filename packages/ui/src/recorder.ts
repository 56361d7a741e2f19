import { pausePlayback } from './playing.ts'
import { browserMicrophone, type Meter, type Microphone } from './microphone.ts'

export type FailureReason = 'denied' | 'missing' | 'unsupported' | 'busy' | 'broken'

export interface Recording {
  blob: Blob
  /** The container without codecs: "audio/webm". */
  type: string
  seconds: number
  /** A reload, a closed tab or a lost microphone ended it, not the student. */
  isInterrupted: boolean
}

export type RecorderState =
  | { kind: 'idle' }
  | { kind: 'asking' }
  | { kind: 'recording'; seconds: number }
  | { kind: 'paused'; seconds: number }
  | { kind: 'recorded'; recording: Recording }
  /** `recording` is the former one, which stays until a new one has begun. */
  | { kind: 'failed'; reason: FailureReason; recording: Recording | undefined }

export interface StoredRecording {
  type: string
  seconds: number
  isFinished: boolean
  chunks: Blob[]
}

/**
 * Stores what is being recorded, so that a reload loses a second of it at most. Its failures never stop a recording.
 */
export interface ChunkKeeper {
  /** Deletes what was stored before and starts a new one. */
  begin: (type: string) => Promise<void>
  append: (chunk: Blob, seconds: number) => Promise<void>
  finish: (seconds: number) => Promise<void>
  read: () => Promise<StoredRecording | undefined>
  forget: () => Promise<void>
}

export interface RecorderOptions {
  /** It stops by itself then. */
  maxSeconds?: number | null
  keeper?: ChunkKeeper
  microphone?: Microphone
  log?: (error: unknown) => void
}

interface Session {
  recorder: MediaRecorder
  stream: MediaStream
  meter: Meter
  chunks: Blob[]
  /** Milliseconds recorded before the last pause. */
  before: number
  /** When it went on after that; undefined while paused. */
  since: number | undefined
  isInterrupted: boolean
}

const TIMESLICE_MS = 1000
const TICK_MS = 200

const reasons: Record<string, FailureReason> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotSupportedError: 'unsupported',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

const baseType = (type: string): string => type.split(';')[0]?.trim() ?? type

/**
 * Records a voice from the microphone. The recording is stored by the keeper each second; a finished recording stays
 * there until `discard`, so that it outlives the page. The owner disposes it.
 */
export class VoiceRecorder {
  readonly #maxMs: number
  readonly #keeper: ChunkKeeper | undefined
  readonly #microphone: Microphone | undefined
  readonly #log: (error: unknown) => void
  readonly #listeners = new Set<() => void>()
  #state: RecorderState = { kind: 'idle' }
  #session: Session | undefined
  #ticking: ReturnType<typeof setInterval> | undefined
  /** Goes up with every intention; an answer that comes after the next one is dropped. */
  #run = 0
  #keeping: Promise<void> = Promise.resolve()

  constructor({
    maxSeconds,
    keeper,
    microphone = browserMicrophone(),
    log = () => {},
  }: RecorderOptions = {}) {
    this.#maxMs = (maxSeconds ?? Infinity) * 1000
    this.#keeper = keeper
    this.#microphone = microphone
    this.#log = log
  }

  get state(): RecorderState {
    return this.#state
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** How loud it is just now, from 0 to 1. */
  level(): number {
    return this.#state.kind === 'recording' ? (this.#session?.meter.level() ?? 0) : 0
  }

  /** Brings back what an earlier page recorded and did not discard. */
  async restore(): Promise<void> {
    if (!this.#keeper || this.#state.kind !== 'idle') return
    const run = ++this.#run
    const stored = await this.#keeper.read().catch((error: unknown) => this.#log(error))
    if (run !== this.#run || !stored || stored.chunks.length === 0) return
    const { type, seconds, isFinished, chunks } = stored
    const blob = new Blob(chunks, { type })
    this.#become({ kind: 'recorded', recording: { blob, type, seconds, isInterrupted: !isFinished } })
  }

  /** Requests the microphone and records; what was recorded before is replaced once it runs. */
  async start(): Promise<void> {
    if (this.#session || this.#state.kind === 'asking') return
    const run = ++this.#run
    const former = 'recording' in this.#state ? this.#state.recording : undefined
    if (!this.#microphone) return this.#become({ kind: 'failed', reason: 'unsupported', recording: former })
    this.#become({ kind: 'asking' })
    pausePlayback()
    let stream: MediaStream | undefined
    try {
      stream = await this.#microphone.open()
      if (run !== this.#run) return release(stream)
      this.#record(this.#microphone, stream)
    } catch (error) {
      if (stream) release(stream)
      if (run !== this.#run) return
      this.#log(error)
      const reason = reasons[error instanceof Error ? error.name : ''] ?? 'broken'
      this.#become({ kind: 'failed', reason, recording: former })
    }
  }

  pause(): void {
    const session = this.#session
    if (!session || this.#state.kind !== 'recording') return
    session.recorder.pause()
    session.before = spent(session)
    session.since = undefined
    // What was recorded so far is stored during a pause, however long it becomes.
    session.recorder.requestData()
    this.#become({ kind: 'paused', seconds: session.before / 1000 })
  }

  resume(): void {
    const session = this.#session
    if (!session || this.#state.kind !== 'paused') return
    pausePlayback()
    session.recorder.resume()
    session.since = performance.now()
    this.#become({ kind: 'recording', seconds: session.before / 1000 })
  }

  /** Ends the recording; the state becomes `recorded` once the last of it has come. */
  stop(): void {
    const session = this.#session
    if (!session) return
    freeze(session)
    if (session.recorder.state !== 'inactive') session.recorder.stop()
  }

  /** Deletes the recording, here and in the keeper: once it is submitted, or not wanted. */
  async discard(): Promise<void> {
    this.#run++
    this.#end()
    this.#become({ kind: 'idle' })
    await this.#store((keeper) => keeper.forget())
  }

  /** Lets go of the microphone. What was recorded stays with the keeper. */
  dispose(): void {
    this.#run++
    this.#end()
    this.#state = { kind: 'idle' }
  }

  #record(microphone: Microphone, stream: MediaStream): void {
    const recorder = microphone.record(stream)
    const session: Session = {
      recorder,
      stream,
      meter: microphone.measure(stream),
      chunks: [],
      before: 0,
      since: performance.now(),
      isInterrupted: false,
    }
    const lose = () => {
      session.isInterrupted = true
      freeze(session)
      if (recorder.state !== 'inactive') recorder.stop()
    }
    recorder.addEventListener('dataavailable', ({ data }) => this.#take(session, data))
    recorder.addEventListener('stop', () => this.#finish(session))
    recorder.addEventListener('error', lose)
    for (const track of stream.getTracks()) track.addEventListener('ended', lose)
    recorder.start(TIMESLICE_MS)
    this.#session = session
    void this.#store((keeper) => keeper.begin(baseType(recorder.mimeType)))
    this.#ticking = setInterval(() => this.#tick(session), TICK_MS)
    document.addEventListener('visibilitychange', this.#flushWhenHidden)
    this.#become({ kind: 'recording', seconds: 0 })
  }

  #take(session: Session, chunk: Blob): void {
    if (chunk.size > 0) {
      session.chunks.push(chunk)
      const seconds = spent(session) / 1000
      void this.#store((keeper) => keeper.append(chunk, seconds))
    }
    this.#tick(session)
  }

  #tick(session: Session): void {
    if (session !== this.#session || session.since === undefined) return
    const milliseconds = spent(session)
    if (milliseconds >= this.#maxMs) return this.stop()
    this.#become({ kind: 'recording', seconds: milliseconds / 1000 })
  }

  #finish(session: Session): void {
    freeze(session)
    const seconds = Math.min(session.before, this.#maxMs) / 1000
    // An interrupted one stays marked as such: the next page shows so, too.
    if (!session.isInterrupted) void this.#store((keeper) => keeper.finish(seconds))
    if (session !== this.#session) return
    close(session)
    this.#session = undefined
    this.#stopWatching()
    if (session.chunks.length === 0)
      return this.#become({ kind: 'failed', reason: 'broken', recording: undefined })
    const type = baseType(session.recorder.mimeType)
    const blob = new Blob(session.chunks, { type })
    const { isInterrupted } = session
    this.#become({ kind: 'recorded', recording: { blob, type, seconds, isInterrupted } })
  }

  #end(): void {
    const session = this.#session
    this.#session = undefined
    this.#stopWatching()
    if (!session) return
    session.isInterrupted = true
    freeze(session)
    if (session.recorder.state !== 'inactive') session.recorder.stop()
    close(session)
  }

  #stopWatching(): void {
    clearInterval(this.#ticking)
    document.removeEventListener('visibilitychange', this.#flushWhenHidden)
  }

  /** A phone may end a page in the background without a word. */
  readonly #flushWhenHidden = (): void => {
    if (document.visibilityState === 'hidden' && this.#session?.recorder.state === 'recording')
      this.#session.recorder.requestData()
  }

  /** One after another, so that the parts of a recording stay in order. */
  #store(write: (keeper: ChunkKeeper) => Promise<void>): Promise<void> {
    const keeper = this.#keeper
    if (!keeper) return Promise.resolve()
    this.#keeping = this.#keeping.then(() => write(keeper)).catch((error: unknown) => this.#log(error))
    return this.#keeping
  }

  #become(state: RecorderState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}

function spent({ before, since }: Session): number {
  return before + (since === undefined ? 0 : performance.now() - since)
}

function freeze(session: Session): void {
  session.before = spent(session)
  session.since = undefined
}

function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

function close(session: Session): void {
  session.meter.close()
  release(session.stream)
}
