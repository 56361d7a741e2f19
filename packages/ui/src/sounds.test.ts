import { describe, expect, it, vi } from 'vitest'
import { attachElementSounds, createSounds } from './sounds.ts'

function fakePlayer(decode: () => Promise<unknown> = async () => ({})) {
  const gains: number[] = []
  const start = vi.fn()
  const context = {
    state: 'running',
    destination: {},
    decodeAudioData: vi.fn(decode),
    createBufferSource: () => ({ buffer: null, connect: (next: unknown) => next, start }),
    createGain: () => ({
      gain: {
        set value(value: number) {
          gains.push(value)
        },
      },
      connect: (next: unknown) => next,
    }),
  }
  // Only what the player calls is faked.
  return { gains, start, createContext: () => context as unknown as AudioContext, context }
}

const usual = { volume: 0.4, defaultName: 'click', preloaded: ['correct-ans'] }
const answer = (ok = true) => vi.fn(async () => new Response(new ArrayBuffer(8), { status: ok ? 200 : 404 }))

describe('playing', () => {
  it('loads correct-ans ahead and everything else when it is first played', async () => {
    const fetchSound = answer()
    const { createContext } = fakePlayer()
    const sounds = createSounds({ ...usual, fetchSound, createContext })
    expect(fetchSound.mock.calls).toEqual([['/sounds/correct-ans.mp3']])
    await sounds.play('coin')
    await sounds.play('coin')
    expect(fetchSound).toHaveBeenCalledTimes(2)
  })

  it('plays the click at 0.4 when nothing is said', async () => {
    const fetchSound = answer()
    const { createContext, gains, start } = fakePlayer()
    await createSounds({ ...usual, fetchSound, createContext, baseUrl: '/s' }).play()
    expect(fetchSound).toHaveBeenLastCalledWith('/s/click.mp3')
    expect(gains).toEqual([0.4])
    expect(start).toHaveBeenCalledOnce()
  })

  it('keeps the volume between 0 and 1', async () => {
    const { createContext, gains } = fakePlayer()
    const sounds = createSounds({ ...usual, fetchSound: answer(), createContext })
    await sounds.play('click', 7)
    await sounds.play('click', -1)
    expect(gains).toEqual([1, 0])
  })

  it('is silent while muted', async () => {
    const { createContext, start } = fakePlayer()
    await createSounds({ ...usual, fetchSound: answer(), createContext, isMuted: () => true }).play()
    expect(start).not.toHaveBeenCalled()
  })
})

describe('failures are logged and never thrown', () => {
  it.each([
    ['an answer that is not OK', { fetchSound: answer(false) }],
    ['a lost network', { fetchSound: async () => Promise.reject(new Error('offline')) }],
    [
      'bytes that are no sound',
      { createContext: fakePlayer(async () => Promise.reject(new Error('decode'))).createContext },
    ],
    [
      'a browser without audio',
      {
        createContext: () => {
          throw new Error('no audio')
        },
      },
    ],
  ])('%s', async (_, broken) => {
    const log = vi.fn()
    const sounds = createSounds({
      ...usual,
      fetchSound: answer(),
      createContext: fakePlayer().createContext,
      log,
      ...broken,
    })
    await sounds.play('coin')
    expect(log).toHaveBeenCalledWith('Sound coin did not play', expect.any(Error))
  })

  it('a sound that failed once is tried again', async () => {
    const fetchSound = vi.fn(async () => new Response(null, { status: 503 }))
    const { createContext, start } = fakePlayer()
    const sounds = createSounds({ ...usual, fetchSound, createContext, log: () => undefined })
    await sounds.play('coin')
    fetchSound.mockImplementation(async () => new Response(new ArrayBuffer(8)))
    await sounds.play('coin')
    expect(start).toHaveBeenCalledOnce()
  })
})

describe('sounds of elements', () => {
  const clickOn = (attributes: Record<string, string>, disabled = false) => {
    const play = vi.fn(async () => undefined)
    const root = new EventTarget()
    attachElementSounds(root, { play })
    const element = { getAttribute: (name: string) => attributes[name] ?? null, matches: () => disabled }
    const event = new Event('click')
    Object.defineProperty(event, 'target', { value: { closest: () => element } })
    root.dispatchEvent(event)
    return play
  }

  it('a button has the default one', () => expect(clickOn({})).toHaveBeenCalledWith(undefined, undefined))
  it('an element may bring its own sound and volume', () =>
    expect(clickOn({ 'data-sound': 'coin', 'data-sound-volume': '3' })).toHaveBeenCalledWith('coin', 3))
  it('a volume that is no number is none', () =>
    expect(clickOn({ 'data-sound': 'coin', 'data-sound-volume': 'loud' })).toHaveBeenCalledWith(
      'coin',
      undefined,
    ))
  it('an element may stay silent', () => expect(clickOn({ 'data-sound': 'none' })).not.toHaveBeenCalled())
  it('a disabled element is silent', () => expect(clickOn({}, true)).not.toHaveBeenCalled())
})
