import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { videoOf } from '../question-fixtures.ts'
import type { Beat, BeatReply } from './heartbeat.ts'
import { playerOn } from './player-fixture.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('video player', () => {
  test('a seek of the system’s scrubber past what was watched lands back on it', async () => {
    const { player, element } = playerOn()
    await player.play()
    element.run(5)
    element.jump(40)
    expect(element.currentTime).toBeCloseTo(5)
    expect(player.getSnapshot().refusals).toBe(1)
  })

  test('pressed before anything has come, it begins at once and plays when it can', async () => {
    const { player, element } = playerOn()
    expect(player.getSnapshot()).toMatchObject({ hasBegun: false, state: { status: 'paused' } })
    element.readyState = 0
    element.paused = false
    element.emit('play')
    element.emit('loadedmetadata')
    expect(player.getSnapshot()).toMatchObject({ hasBegun: true, state: { status: 'buffering' } })
    element.emit('playing')
    player.pause()
    expect(player.getSnapshot()).toMatchObject({ hasBegun: true, state: { status: 'paused' } })
  })

  test('its own bar and keys are refused alike', async () => {
    const { player, element } = playerOn()
    await player.play()
    element.run(5)
    player.seek(40)
    player.seekBy(10)
    expect(element.currentTime).toBeCloseTo(5)
    expect(player.getSnapshot().refusals).toBe(2)
  })

  test('the server is told the place of this moment, not that of the browser’s last word', async () => {
    const { player, element, sent } = playerOn({ speed: 2 })
    await player.play()
    element.run(9.75)
    // Rarely does `timeupdate` fall together with the beat; at double speed a quarter of a second is half a second missed.
    element.currentTime = 19.9
    await vi.advanceTimersByTimeAsync(250)
    expect(sent).toEqual([{ position_s: 19.9, played_s: expect.closeTo(19.9) }])
  })

  test('what was played before a jump back is told before it: its place is known no more after it', async () => {
    const { player, element, sent } = playerOn()
    await player.play()
    element.run(8)
    element.jump(2)
    await vi.advanceTimersByTimeAsync(0)
    expect(sent).toEqual([{ position_s: 8, played_s: expect.closeTo(8) }])
    // Searching for a place back and forth plays nothing.
    for (const to_s of [5, 3, 1]) element.jump(to_s)
    await vi.advanceTimersByTimeAsync(0)
    expect(sent).toHaveLength(1)
  })

  test('back is free', () => {
    const { player, element } = playerOn({ video: videoOf({ watched_s: 30, position_s: 30 }) })
    player.seek(3)
    expect(element.currentTime).toBe(3)
    expect(player.getSnapshot().refusals).toBe(0)
  })

  test('it resumes where the student stopped', () => {
    const { element } = playerOn({ video: videoOf({ watched_s: 30, position_s: 22 }) })
    expect(element.currentTime).toBe(22)
  })

  test('a script cannot play faster than twice', () => {
    const { element } = playerOn()
    element.playbackRate = 16
    element.emit('ratechange')
    expect(element.playbackRate).toBe(2)
  })

  test('the server hears every ten seconds, and at the pause', async () => {
    const { player, element, sent } = playerOn()
    await player.play()
    element.run(12)
    await vi.advanceTimersByTimeAsync(0)
    expect(sent).toHaveLength(1)
    player.pause()
    await vi.advanceTimersByTimeAsync(0)
    expect(sent).toHaveLength(2)
    const played = sent.reduce((sum, beat) => sum + beat.played_s, 0)
    expect(played).toBeCloseTo(12)
    expect(sent.at(-1)?.position_s).toBeCloseTo(12)
  })

  test('seconds lost by the network are sent again while the video stands still', async () => {
    let isDown = true
    const sent: Beat[] = []
    const { player, element } = playerOn({
      send: (beat) => {
        if (isDown) return Promise.reject(new TypeError('Failed to fetch'))
        sent.push(beat)
        return Promise.resolve({
          watched_s: beat.position_s,
          duration_s: 60,
          completed: false,
          counted: true,
        })
      },
    })
    await player.play()
    element.run(6)
    player.pause()
    await vi.advanceTimersByTimeAsync(10)
    expect(player.getSnapshot().isUnsent).toBe(true)
    isDown = false
    await vi.advanceTimersByTimeAsync(6000)
    expect(sent.at(-1)?.played_s).toBeCloseTo(6)
    expect(player.getSnapshot().isUnsent).toBe(false)
  })

  test('what is under way, or is credited with the next beat, is no fault of the connection', async () => {
    const reply = Promise.withResolvers<BeatReply>()
    const { player, element } = playerOn({ send: () => reply.promise })
    await player.play()
    element.run(12)
    const seen: boolean[] = []
    player.subscribe(() => seen.push(player.getSnapshot().isUnsent))
    reply.resolve({ watched_s: 6, duration_s: 60, completed: false, counted: true })
    await vi.advanceTimersByTimeAsync(0)
    player.pause()
    await vi.advanceTimersByTimeAsync(10)
    expect(new Set(seen)).toEqual(new Set([false]))
  })

  test('once the server calls it watched, every place is free', async () => {
    const { player, element } = playerOn({
      send: () => Promise.resolve({ watched_s: 60, duration_s: 60, completed: true, counted: true }),
    })
    await player.play()
    element.run(3)
    player.pause()
    await vi.advanceTimersByTimeAsync(0)
    player.seek(50)
    expect(element.currentTime).toBe(50)
    expect(player.getSnapshot().isCompleted).toBe(true)
  })

  test('addresses that ran out are renewed once before the student hears of it', async () => {
    const renew = vi.fn(() => Promise.resolve(videoOf({ src: '/media/fresh.mp4' })))
    const { player, element } = playerOn({ renew, now: () => 60_000 })
    element.error = { code: 4, MEDIA_ERR_NETWORK: 2 }
    element.emit('error')
    await vi.advanceTimersByTimeAsync(0)
    expect(element.src).toBe('/media/fresh.mp4')
    element.emit('error')
    await vi.advanceTimersByTimeAsync(0)
    expect(renew).toHaveBeenCalledOnce()
    expect(player.getSnapshot().state).toMatchObject({ status: 'error' })
  })

  test('letting go tells the last seconds', async () => {
    const { player, element, sent, detach } = playerOn()
    await player.play()
    element.run(4)
    detach()
    await vi.advanceTimersByTimeAsync(0)
    expect(sent.at(-1)?.position_s).toBeCloseTo(4)
  })

  test('while the server is being told of the end, nothing is said to be missing', async () => {
    const told = Promise.withResolvers<BeatReply>()
    const { player, element } = playerOn({ send: () => told.promise })
    await player.play()
    element.run(3)
    element.ended = true
    element.emit('ended')
    expect(player.getSnapshot()).toMatchObject({ state: { status: 'ended' }, isTelling: true })
    told.resolve({ watched_s: 60, duration_s: 60, completed: true, counted: true })
    await vi.waitFor(() =>
      expect(player.getSnapshot()).toMatchObject({ isTelling: false, isCompleted: true }),
    )
  })

  test('nor is it between the answer to an earlier beat and that to the last', async () => {
    const replies: PromiseWithResolvers<BeatReply>[] = []
    const { player, element } = playerOn({
      send: () => {
        const reply = Promise.withResolvers<BeatReply>()
        replies.push(reply)
        return reply.promise
      },
    })
    const tellings: boolean[] = []
    await player.play()
    element.run(3)
    element.emit('pause')
    await player.play()
    element.run(3)
    element.ended = true
    element.emit('ended')
    player.subscribe(() => tellings.push(player.getSnapshot().isTelling))
    replies[0]?.resolve({ watched_s: 3, duration_s: 60, completed: false, counted: true })
    await vi.waitFor(() => expect(replies).toHaveLength(2))
    await vi.advanceTimersByTimeAsync(0)
    expect(tellings).not.toContain(false)
    replies[1]?.resolve({ watched_s: 60, duration_s: 60, completed: true, counted: true })
    await vi.waitFor(() =>
      expect(player.getSnapshot()).toMatchObject({ isTelling: false, isCompleted: true }),
    )
  })

  test('nor while what the server caps of the last beat is credited to the next; where it credits nothing, it is said', async () => {
    const watched_s = [1, 2, 2]
    const { player, element } = playerOn({
      send: async () =>
        await Promise.resolve({
          watched_s: watched_s.shift() ?? 0,
          duration_s: 60,
          completed: false,
          counted: true,
        }),
    })
    await player.play()
    element.run(4)
    element.ended = true
    element.emit('ended')
    const tellings: boolean[] = []
    player.subscribe(() => tellings.push(player.getSnapshot().isTelling))
    await vi.advanceTimersByTimeAsync(6000)
    expect(player.getSnapshot()).toMatchObject({ believed_s: 2 })
    expect(tellings).not.toContain(false)
    await vi.advanceTimersByTimeAsync(6000)
    expect(player.getSnapshot()).toMatchObject({ believed_s: 2, isTelling: false })
  })
})
