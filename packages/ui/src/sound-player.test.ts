import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SoundPlayer } from './sound-player.ts'
import { DECODED_BYTES_LIMIT } from './waveform.ts'

class FakeAudio extends EventTarget {
  paused = true
  currentTime = 0
  duration = Number.NaN
  preload = ''
  src = ''
  playbackRate = 1
  defaultPlaybackRate = 1
  loads = 0
  refusal: Error | undefined

  async play(): Promise<void> {
    if (this.refusal) throw this.refusal
    this.paused = false
    this.#emit('play')
    this.#emit('playing')
  }
  pause(): void {
    if (this.paused) return
    this.paused = true
    this.#emit('pause')
  }
  load(): void {
    this.loads++
  }
  getAttribute(): string | null {
    return this.src || null
  }
  removeAttribute(): void {
    this.src = ''
  }
  /** The browser has learnt how long it is. */
  know(duration: number): void {
    this.duration = duration
    this.#emit('durationchange')
  }
  #emit(name: string): void {
    this.dispatchEvent(new Event(name))
  }
}

const waveform = { peaks: [0.2, 1], seconds: 4 }
const named = (name: string): Error => Object.assign(new Error(name), { name })
const players: SoundPlayer[] = []

function make(source: string | Blob, read = async () => waveform): [SoundPlayer, FakeAudio] {
  const audio = new FakeAudio()
  // The fake has what a player uses of an audio element.
  const player = new SoundPlayer(source, { element: audio as unknown as HTMLAudioElement, read })
  players.push(player)
  return [player, audio]
}

let requests: string[]

function answer(body: BodyInit | null, init?: ResponseInit): void {
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address)
    return new Response(body, init)
  })
}

beforeEach(() => {
  requests = []
  vi.stubGlobal('requestAnimationFrame', () => 1)
  vi.stubGlobal('cancelAnimationFrame', () => {})
})

afterEach(() => {
  for (const player of players.splice(0)) player.dispose()
  vi.unstubAllGlobals()
})

test('a short sound is fetched once and then played from memory', async () => {
  answer('sound')
  const [player, audio] = make('/media/1')
  expect([audio.src, audio.preload]).toEqual(['/media/1', 'none'])
  await player.load()

  expect(requests).toEqual(['/media/1'])
  expect(audio.src).toMatch(/^blob:/)
  expect(player.state).toMatchObject({ peaks: [0.2, 1], total: 4 })
})

test('a sound that plays already is not torn out of the hands of its listener', async () => {
  answer('sound')
  const [player, audio] = make('/media/1')
  player.play()
  await player.load()

  expect(audio.src).toBe('/media/1')
  expect(player.state).toMatchObject({ kind: 'playing', peaks: [0.2, 1] })
})

test('a big file is not loaded to be looked at and still plays', async () => {
  answer('sound', { headers: { 'content-length': String(DECODED_BYTES_LIMIT + 1) } })
  const [player, audio] = make('/media/1')
  await player.load()
  expect([player.state.peaks, audio.src]).toEqual([null, '/media/1'])
  player.play()
  expect(audio.paused).toBe(false)
})

test('what cannot be decoded or fetched is shown as a plain bar and may still play', async () => {
  answer('sound')
  const [unreadable] = make('/media/1', () => Promise.reject(new Error('EncodingError')))
  await unreadable.load()
  expect(unreadable.state).toMatchObject({ kind: 'paused', peaks: null })

  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  const [unreachable, audio] = make('/media/2')
  await unreachable.load()
  expect(unreachable.state).toMatchObject({ kind: 'paused', peaks: null })
  expect(audio.src).toBe('/media/2')
})

test('of two sounds one plays', () => {
  const [, firstAudio] = make('/media/1')
  const [first, second] = [players[0], make('/media/2')[0]]
  first?.play()
  second.play()
  expect([first?.state.kind, second.state.kind, firstAudio.paused]).toEqual(['paused', 'playing', true])
})

test('a recording without a length is measured before it plays, and plays from its beginning', () => {
  const [player, audio] = make(new Blob(['sound']))
  audio.know(Infinity)
  expect(audio.currentTime).toBeGreaterThan(1e6)
  expect(player.state.at).toBe(0)
  audio.know(7.5)
  expect([audio.currentTime, player.state.total]).toEqual([0, 7.5])
})

test('a jump during that measuring is kept for afterwards', () => {
  const [player, audio] = make(new Blob(['sound']))
  audio.know(Infinity)
  player.seek(3)
  audio.know(7.5)
  expect([audio.currentTime, player.state.at]).toEqual([3, 3])
})

test('no jump leads out of the sound', async () => {
  answer('sound')
  const [player, audio] = make('/media/1')
  await player.load()
  player.seek(99)
  expect([audio.currentTime, player.state.at]).toEqual([4, 4])
  player.seek(-5)
  expect(audio.currentTime).toBe(0)
})

test('a sound that fails can be tried again', async () => {
  const [player, audio] = make('/media/1')
  audio.refusal = named('NotSupportedError')
  player.play()
  await vi.waitFor(() => expect(player.state.kind).toBe('failed'))

  audio.refusal = undefined
  player.retry()
  expect([audio.loads, player.state.kind]).toEqual([1, 'playing'])
})

test('a pause that overtakes the start is no failure', async () => {
  const [player, audio] = make('/media/1')
  audio.refusal = named('AbortError')
  player.play()
  await vi.waitFor(() => expect(player.state.kind).toBe('paused'))
})

test('the speed outlives a change of address', async () => {
  answer('sound')
  const [player, audio] = make('/media/1')
  player.setRate(1.5)
  await player.load()
  expect([audio.defaultPlaybackRate, audio.playbackRate, player.state.rate]).toEqual([1.5, 1.5, 1.5])
})

test('a player that is let go is silent and says nothing more', async () => {
  answer('sound')
  const [player, audio] = make('/media/1')
  player.play()
  const loading = player.load()
  player.dispose()
  await loading
  expect([audio.paused, audio.src, player.state.peaks]).toEqual([true, '', undefined])
})
