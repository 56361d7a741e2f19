import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { videoOf } from '../question-fixtures.ts'
import { playerOn } from './player-fixture.ts'
import type { PlayerPorts } from './player-ports.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a film of several sizes', () => {
  const qualities = [240, 480, 720].map((side) => ({ side, size: side * 1000, src: `/media/${side}` }))
  const sized = (over: Partial<PlayerPorts> = {}) => playerOn({ video: { ...videoOf(), qualities }, ...over })

  test('begins with what the line carries, and stays at its second in another', async () => {
    const { player, element, sent } = sized()
    expect(element.src).toBe('/media/480')
    await player.play()
    element.run(5)
    element.paused = true
    player.setQuality(240)
    expect([element.src, player.getSnapshot().quality]).toEqual(['/media/240', { choice: 240, side: 240 }])
    element.currentTime = 0
    element.emit('loadedmetadata')
    expect([element.currentTime, element.paused]).toEqual([5, false])
    element.run(6)
    // The pulse went on over the change.
    // Nothing of what was watched before is lost, nothing is counted twice.
    const told_s = sent.reduce((sum, beat) => sum + beat.played_s, 0)
    expect(told_s).toBeGreaterThan(9)
    expect(told_s).toBeLessThanOrEqual(10)
    expect(player.getSnapshot().refusals).toBe(0)
  })

  test('the speed outlasts the change', async () => {
    const { player, element } = sized()
    await player.play()
    player.setSpeed(1.5)
    player.setQuality(240)
    element.emit('loadedmetadata')
    expect([element.playbackRate, player.getSnapshot().speed]).toEqual([1.5, 1.5])
  })

  test('a pause outlasts the change', async () => {
    const { player, element } = sized()
    await player.play()
    element.run(5)
    player.pause()
    player.setQuality(240)
    element.emit('loadedmetadata')
    expect(element.paused).toBe(true)
  })

  test('one that stands still for five seconds goes on smaller, and says so', async () => {
    const { player, element } = sized()
    await player.play()
    element.run(5)
    element.emit('waiting')
    vi.advanceTimersByTime(4900)
    expect(element.src).toBe('/media/480')
    vi.advanceTimersByTime(200)
    expect([element.src, player.getSnapshot().slowdowns]).toEqual(['/media/240', 1])
    // There is nothing smaller.
    element.emit('loadedmetadata')
    element.emit('waiting')
    vi.advanceTimersByTime(20_000)
    expect([element.src, player.getSnapshot().slowdowns]).toEqual(['/media/240', 1])
  })

  test('so does one that stands twice within a minute, but not for a jump of its student', async () => {
    const { player, element } = sized()
    const stall = () => {
      element.emit('waiting')
      vi.advanceTimersByTime(1000)
      element.emit('playing')
    }
    await player.play()
    element.run(5)
    stall()
    element.seeking = true
    stall()
    element.seeking = false
    expect(element.src).toBe('/media/480')
    element.run(50)
    stall()
    expect(element.src).toBe('/media/240')
  })

  test('a line that is away is no slow one', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { player, element } = sized()
    await player.play()
    element.run(5)
    element.emit('waiting')
    vi.advanceTimersByTime(60_000)
    expect(element.src).toBe('/media/480')
    vi.restoreAllMocks()
  })

  test('with new addresses it stays at its size', async () => {
    const renewed = qualities.map((one) => ({ ...one, src: `${one.src}?s=2` }))
    const { player, element } = sized({
      quality: 720,
      renew: () => Promise.resolve({ ...videoOf(), qualities: renewed }),
    })
    expect(element.src).toBe('/media/720')
    await player.retry()
    expect(element.src).toBe('/media/720?s=2')
  })

  test('the choice is told, to be remembered', () => {
    const onChoice = vi.fn()
    const { player } = sized({ onChoice })
    player.setQuality(720)
    expect(onChoice).toHaveBeenLastCalledWith({ speed: 1, captions: 'off', quality: 720 })
  })
})
