import { vi } from 'vitest'
import { videoOf } from '../question-fixtures.ts'
import type { Beat, BeatReply } from './heartbeat.ts'
import type { PlayerPorts } from './player-ports.ts'
import { VideoPlayer } from './video-player.ts'

/** As much of a video element as the player needs, with a clock the test turns. */
class FakeVideo extends EventTarget {
  currentTime = 0
  duration = 60
  paused = true
  ended = false
  seeking = false
  playbackRate = 1
  defaultPlaybackRate = 1
  muted = false
  volume = 1
  readyState = 4
  error: { code: number; MEDIA_ERR_NETWORK: number } | null = null
  src = ''
  textTracks: never[] = []
  buffered = { length: 0 }
  load(): void {
    this.playbackRate = this.defaultPlaybackRate
    this.emit('ratechange')
  }
  hasAttribute(): boolean {
    return true
  }
  removeAttribute(): void {}
  play(): Promise<void> {
    this.paused = false
    this.emit('play')
    this.emit('playing')
    return Promise.resolve()
  }
  pause(): void {
    if (this.paused) return
    this.paused = true
    this.emit('pause')
  }
  emit(type: string): void {
    this.dispatchEvent(new Event(type))
  }
  /** Plays for some seconds, with four progress events a second. */
  run(seconds: number): void {
    for (let step = 0; step < seconds * 4; step++) {
      vi.advanceTimersByTime(250)
      this.currentTime += 0.25 * this.playbackRate
      this.emit('timeupdate')
    }
  }
  jump(to_s: number): void {
    this.currentTime = to_s
    this.seeking = true
    this.emit('seeking')
    this.seeking = false
    this.emit('seeked')
  }
}

/** A player on such an element, and what it told the server. */
export function playerOn(over: Partial<PlayerPorts> = {}) {
  const sent: Beat[] = []
  const element = new FakeVideo()
  const reply = (beat: Beat): BeatReply => ({
    watched_s: beat.position_s,
    duration_s: 60,
    completed: false,
    counted: true,
  })
  const player = new VideoPlayer({
    video: videoOf(),
    title: 'Dars',
    captions: 'off',
    speed: 1,
    quality: 'auto',
    line: () => ({}),
    isTransient: () => true,
    renew: () => Promise.resolve(undefined),
    now: () => Date.now(),
    send: (beat) => {
      sent.push(beat)
      return Promise.resolve(reply(beat))
    },
    ...over,
  })
  // The player uses no more of the element than the fake has.
  const detach = player.attach(element as unknown as HTMLVideoElement, document.createElement('div')) // see above
  element.emit('loadedmetadata')
  return { player, element, sent, detach }
}
