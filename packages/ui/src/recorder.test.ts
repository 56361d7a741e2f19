import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Microphone } from './microphone.ts'
import { VoiceRecorder, type ChunkKeeper, type StoredRecording, type RecorderState } from './recorder.ts'

/** Says one letter a timeslice, as the browser's recorder would. */
class FakeMediaRecorder extends EventTarget {
  state: RecordingState = 'inactive'
  mimeType = 'audio/webm;codecs=opus'
  isMute = false
  #timer: ReturnType<typeof setInterval> | undefined
  #said = 0

  start(timeslice: number): void {
    this.state = 'recording'
    this.#timer = setInterval(() => this.state === 'recording' && this.#emit(), timeslice)
  }
  pause(): void {
    this.state = 'paused'
  }
  resume(): void {
    this.state = 'recording'
  }
  requestData(): void {
    this.#emit()
  }
  stop(): void {
    this.state = 'inactive'
    clearInterval(this.#timer)
    queueMicrotask(() => {
      this.#emit()
      this.dispatchEvent(new Event('stop'))
    })
  }
  #emit(): void {
    const letter = String.fromCharCode(97 + this.#said++)
    const data = new Blob(this.isMute ? [] : [letter])
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }))
  }
}

class FakeTrack extends EventTarget {
  isLive = true
  stop(): void {
    this.isLive = false
  }
}

class FakeMicrophone {
  readonly tracks: FakeTrack[] = []
  readonly recorders: FakeMediaRecorder[] = []
  refusal: Error | undefined
  isMute = false
  openMeters = 0
  /** Answers to the question of the browser, held back until called. */
  held: (() => void)[] | undefined

  readonly microphone: Microphone = {
    open: async () => {
      if (this.held) await new Promise<void>((resolve) => this.held?.push(resolve))
      if (this.refusal) throw this.refusal
      const track = new FakeTrack()
      this.tracks.push(track)
      // The engine reads only the tracks of a stream.
      return { getTracks: () => [track] } as unknown as MediaStream
    },
    record: () => {
      const recorder = new FakeMediaRecorder()
      recorder.isMute = this.isMute
      this.recorders.push(recorder)
      // The fake has what the engine uses of a MediaRecorder.
      return recorder as unknown as MediaRecorder
    },
    measure: () => {
      this.openMeters++
      return { level: () => 0.5, close: () => void this.openMeters-- }
    },
  }
}

class MemoryKeeper implements ChunkKeeper {
  kept: StoredRecording | undefined
  isFull = false
  begin = async (type: string): Promise<void> => {
    this.kept = { type, seconds: 0, isFinished: false, chunks: [] }
  }
  append = async (chunk: Blob, seconds: number): Promise<void> => {
    if (this.isFull) throw new Error('full')
    if (this.kept) this.kept = { ...this.kept, seconds, chunks: [...this.kept.chunks, chunk] }
  }
  finish = async (seconds: number): Promise<void> => {
    if (this.kept) this.kept = { ...this.kept, seconds, isFinished: true }
  }
  read = async (): Promise<StoredRecording | undefined> => this.kept
  forget = async (): Promise<void> => {
    this.kept = undefined
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
let fake: FakeMicrophone
let keeper: MemoryKeeper

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  page.visibilityState = 'visible'
  fake = new FakeMicrophone()
  keeper = new MemoryKeeper()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const make = (maxSeconds: number | null = null): VoiceRecorder =>
  new VoiceRecorder({ maxSeconds, keeper, microphone: fake.microphone })
const pass = (seconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(seconds * 1000)
const named = (name: string): Error => Object.assign(new Error(name), { name })

async function heard(state: RecorderState): Promise<string | undefined> {
  return 'recording' in state ? state.recording?.blob.text() : undefined
}

test('a recording holds all that was said and lets go of the microphone', async () => {
  const recorder = make()
  const kinds: string[] = []
  recorder.subscribe(() => kinds.at(-1) !== recorder.state.kind && kinds.push(recorder.state.kind))
  await recorder.start()
  await pass(2.4)
  recorder.stop()
  await pass(0)

  expect(kinds).toEqual(['asking', 'recording', 'recorded'])
  expect(recorder.state).toMatchObject({ recording: { type: 'audio/webm', isInterrupted: false } })
  expect(recorder.state.kind === 'recorded' && recorder.state.recording.seconds).toBeCloseTo(2.4)
  expect(await heard(recorder.state)).toBe('abc')
  expect([fake.tracks[0]?.isLive, fake.openMeters]).toEqual([false, 0])
})

test('a pause does not count, and what was said before it is kept at once', async () => {
  const recorder = make()
  await recorder.start()
  await pass(1.5)
  recorder.pause()
  await pass(0)
  expect(keeper.kept?.chunks).toHaveLength(2)
  expect(recorder.level()).toBe(0)
  await pass(60)
  expect(recorder.state).toEqual({ kind: 'paused', seconds: 1.5 })
  recorder.resume()
  expect(recorder.level()).toBe(0.5)
  await pass(1)
  recorder.stop()
  await pass(0)

  expect(recorder.state.kind === 'recorded' && recorder.state.recording.seconds).toBeCloseTo(2.5)
})

test('it stops by itself when its time is up', async () => {
  const recorder = make(3)
  await recorder.start()
  await pass(10)

  expect(recorder.state).toMatchObject({ kind: 'recorded', recording: { seconds: 3, isInterrupted: false } })
})

test('a reload in the middle keeps what was said', async () => {
  await make().start()
  await pass(3.5)
  // The page is gone without a word: nothing was stopped.
  const next = make()
  await next.restore()

  expect(next.state).toMatchObject({ kind: 'recorded', recording: { seconds: 3, isInterrupted: true } })
  expect(await heard(next.state)).toBe('abc')
})

test('a finished recording outlives the page until it is discarded', async () => {
  const recorder = make()
  await recorder.start()
  await pass(2)
  recorder.stop()
  await pass(0)

  const next = make()
  await next.restore()
  expect(next.state).toMatchObject({ kind: 'recorded', recording: { isInterrupted: false } })

  await next.discard()
  const third = make()
  await third.restore()
  expect([next.state.kind, third.state.kind]).toEqual(['idle', 'idle'])
})

test('going to another page in the middle frees the microphone and keeps what was said', async () => {
  const recorder = make()
  await recorder.start()
  await pass(1.5)
  recorder.dispose()
  await pass(0)
  expect([fake.tracks[0]?.isLive, fake.openMeters]).toEqual([false, 0])

  const next = make()
  await next.restore()
  expect(await heard(next.state)).toBe('ab')
  expect(next.state).toMatchObject({ recording: { isInterrupted: true } })
})

test('a page that is hidden hands over at once what was said since the last second', async () => {
  await make().start()
  await pass(0.4)
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
  await pass(0)

  expect(keeper.kept?.chunks).toHaveLength(1)
})

test('a microphone that is pulled out ends the recording and loses nothing', async () => {
  const recorder = make()
  await recorder.start()
  await pass(1.2)
  fake.tracks[0]?.dispatchEvent(new Event('ended'))
  await pass(0)

  expect(recorder.state).toMatchObject({ kind: 'recorded', recording: { isInterrupted: true } })
  expect(await heard(recorder.state)).toBe('ab')
})

test.each([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'busy'],
  ['NotSupportedError', 'unsupported'],
  ['TypeError', 'broken'],
])('%s is told as %s', async (name, reason) => {
  fake.refusal = named(name)
  const recorder = make()
  await recorder.start()
  expect(recorder.state).toEqual({ kind: 'failed', reason, recording: undefined })
})

test('a browser that cannot record says so', async () => {
  const recorder = new VoiceRecorder()
  await recorder.start()
  expect(recorder.state).toMatchObject({ kind: 'failed', reason: 'unsupported' })
})

test('a microphone without any sound data is told as broken', async () => {
  fake.isMute = true
  const recorder = make()
  await recorder.start()
  await pass(1)
  recorder.stop()
  await pass(0)
  expect(recorder.state).toMatchObject({ kind: 'failed', reason: 'broken' })
})

test('recording anew without success leaves the former recording where it was', async () => {
  const recorder = make()
  await recorder.start()
  await pass(1.5)
  recorder.stop()
  await pass(0)
  fake.refusal = named('NotAllowedError')
  await recorder.start()

  expect(recorder.state).toMatchObject({ kind: 'failed', reason: 'denied' })
  expect(await heard(recorder.state)).toBe('ab')
  expect(keeper.kept?.isFinished).toBe(true)
})

test('recording anew replaces the former recording', async () => {
  const recorder = make()
  await recorder.start()
  await pass(3.5)
  recorder.stop()
  await pass(0)
  await recorder.start()
  await pass(1.5)
  recorder.stop()
  await pass(0)
  expect(await heard(recorder.state)).toBe('ab')
  expect(keeper.kept?.chunks).toHaveLength(2)
})

test('an answer of the browser that comes after the page was left opens no recording', async () => {
  fake.held = []
  const recorder = make()
  const starting = recorder.start()
  await pass(0)
  recorder.dispose()
  for (const answer of fake.held) answer()
  await starting

  expect(recorder.state).toEqual({ kind: 'idle' })
  expect([fake.tracks[0]?.isLive, fake.recorders.length]).toEqual([false, 0])
})

test('asking twice opens one microphone', async () => {
  fake.held = []
  const recorder = make()
  const both = [recorder.start(), recorder.start()]
  await pass(0)
  for (const answer of fake.held) answer()
  await Promise.all(both)
  await recorder.start()
  expect(fake.tracks).toHaveLength(1)
})

test('a full device does not stop the recording', async () => {
  keeper.isFull = true
  const recorder = make()
  await recorder.start()
  await pass(2.5)
  recorder.stop()
  await pass(0)
  expect(await heard(recorder.state)).toBe('abc')
})
