import { isOnline, onOnline } from '@qadam/delivery/connection'
import { limits, type Lang } from '@qadam/contract'
import { bufferedEnd } from './buffered-end.ts'
import { Captions } from './captions.ts'
import { FilmSource } from './film-source.ts'
import { Heartbeat, type Beat, type BeatReply } from './heartbeat.ts'
import { offerMediaKeys } from './media-keys.ts'
import type { PlayerPorts } from './player-ports.ts'
import type { PlayerSnapshot, PlayerState } from './player-snapshot.ts'
import type { QualityChoice } from './quality.ts'
import { enterFullscreen, exitFullscreen, togglePictureInPicture } from './screens.ts'
import { StallWatch } from './stall-watch.ts'
import { WatchGuard } from './watch-guard.ts'

const RETRY_MS = 5000
const RENEW_PAUSE_MS = 20_000

/**
 * The player behind the lesson's video: refuses seeking forward, reports watch progress to the server, recovers from
 * errors.
 */
export class VideoPlayer {
  readonly #ports: PlayerPorts
  readonly #now: () => number
  readonly #guard: WatchGuard
  readonly #heartbeat: Heartbeat
  readonly #listeners = new Set<() => void>()
  #snapshot: PlayerSnapshot
  #element: HTMLVideoElement | undefined
  #box: HTMLElement | undefined
  #captions: Captions | undefined
  #pulse: ReturnType<typeof setInterval> | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #renewedAt_ms = Number.NEGATIVE_INFINITY
  readonly #film: FilmSource
  readonly #stalls: StallWatch
  #resumeAt_s: number
  #playsOn = false
  /** Beats that are on their way. */
  #telling = 0

  constructor(ports: PlayerPorts) {
    const { video } = ports
    this.#ports = ports
    this.#now = ports.now ?? (() => performance.now())
    this.#guard = new WatchGuard(video.completed ? Number.POSITIVE_INFINITY : video.watched_s)
    this.#film = new FilmSource(video, ports.quality, ports.line)
    this.#stalls = new StallWatch(() => this.#slowDown(), this.#now)
    // A video seen to its end restarts.
    this.#resumeAt_s = video.position_s > video.duration_s - 2 ? 0 : video.position_s
    this.#snapshot = {
      state: { status: 'loading' },
      hasBegun: false,
      position_s: this.#resumeAt_s,
      duration_s: video.duration_s,
      furthest_s: Math.min(this.#guard.furthest_s, video.duration_s),
      buffered_s: 0,
      isCompleted: video.completed,
      believed_s: video.watched_s,
      isUnsent: false,
      isTelling: false,
      speed: ports.speed,
      isMuted: false,
      captions: ports.captions,
      cue: '',
      isFullscreen: false,
      isInPicture: false,
      quality: this.#film.quality,
      slowdowns: 0,
      refusals: 0,
    }
    this.#heartbeat = new Heartbeat({
      send: ports.send,
      isTransient: ports.isTransient,
      onReply: (reply, sent) => this.#believe(reply, sent),
      onRefused: (error) => ports.onRefused?.(error),
      reopen: ports.renew,
    })
  }

  getSnapshot = (): PlayerSnapshot => this.#snapshot

  subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed)
    return () => this.#listeners.delete(changed)
  }

  /** Attaches to a video element inside the box that goes full screen. Returns what detaches from both. */
  attach(element: HTMLVideoElement, box: HTMLElement): () => void {
    const leaving = new AbortController()
    const { signal } = leaving
    this.#element = element
    this.#box = box
    this.#captions = new Captions(element, (cue) => this.#set({ cue }))
    this.#listenTo(element, signal)
    const on = (target: EventTarget, type: string, listener: () => void) =>
      target.addEventListener(type, listener, { signal })
    on(document, 'fullscreenchange', () => this.#set({ isFullscreen: document.fullscreenElement === box }))
    const leave = () => document.visibilityState === 'hidden' && this.#heartbeat.farewell()
    on(document, 'visibilitychange', leave)
    on(window, 'pagehide', () => this.#heartbeat.farewell())
    signal.addEventListener(
      'abort',
      onOnline(() => this.#backOnline()),
    )
    offerMediaKeys(this, this.#ports, signal)
    this.#load()
    return () => {
      this.#count()
      leaving.abort()
      this.#captions?.dispose()
      clearInterval(this.#pulse)
      this.#pulse = undefined
      clearTimeout(this.#retry)
      this.#stalls.reset()
      this.#resumeAt_s = element.currentTime || this.#resumeAt_s
      void this.#heartbeat.beat()
      element.pause()
      element.removeAttribute('src')
      element.load()
      this.#element = undefined
    }
  }

  async play(): Promise<void> {
    const element = this.#element
    if (!element) return
    if (element.ended) element.currentTime = 0
    try {
      await element.play()
    } catch {
      // The browser wants a gesture first, or a newer load took over: the button is still there.
    }
  }

  pause(): void {
    this.#element?.pause()
  }

  toggle(): void {
    if (this.#element?.paused) void this.play()
    else this.pause()
  }

  /** Goes to a watched second; further on, to the furthest of them, and counts the refusal. */
  seek(target_s: number): void {
    const element = this.#element
    if (!element || this.#snapshot.state.status === 'loading') return
    if (!this.#guard.isAllowed(target_s)) this.#set({ refusals: this.#snapshot.refusals + 1 })
    element.currentTime = Math.min(this.#guard.nearestAllowed(target_s), this.#snapshot.duration_s)
    this.#set({ position_s: element.currentTime })
  }

  seekBy(seconds: number): void {
    this.seek((this.#element?.currentTime ?? 0) + seconds)
  }

  /** Goes back to the second from which the server still misses watching. */
  watchMissing(): void {
    this.seek(this.#snapshot.believed_s)
    void this.play()
  }

  setSpeed(speed: number): void {
    if (this.#element) this.#element.playbackRate = speed
    this.#set({ speed })
    this.#notifyChoice()
  }

  setCaptions(captions: Lang | 'off'): void {
    this.#captions?.show(captions)
    this.#set({ captions, cue: captions === 'off' ? '' : this.#snapshot.cue })
    this.#notifyChoice()
  }

  /** @param choice the side that it is to have at most; `auto` as the line has it now. */
  setQuality(choice: QualityChoice): void {
    this.#stalls.reset()
    if (this.#film.choose(choice)) this.#reload()
    this.#set({ quality: this.#film.quality })
    this.#notifyChoice()
  }

  /** The line is too slow for the size that is played. A line that is away is no slow one. */
  #slowDown(): void {
    if (!isOnline() || !this.#film.stepDown()) return
    this.#set({ quality: this.#film.quality, slowdowns: this.#snapshot.slowdowns + 1 })
    this.#reload()
  }

  /** Another size of the same film, from the same second on. */
  #reload(): void {
    this.#count()
    this.#guard.stop()
    this.#load()
  }

  toggleMuted(): void {
    if (this.#element) this.#element.muted = !this.#element.muted
  }

  async toggleFullscreen(): Promise<void> {
    if (!this.#box || !this.#element) return
    if (this.#snapshot.isFullscreen) await exitFullscreen()
    else await enterFullscreen(this.#box, this.#element)
  }

  async togglePicture(): Promise<void> {
    if (this.#element) await togglePictureInPicture(this.#element)
  }

  /** Loads the video again from where it stopped, with new addresses. */
  async retry(): Promise<void> {
    this.#set({ state: { status: 'loading' } })
    this.#renewedAt_ms = this.#now()
    const fresh = await this.#ports.renew().catch(() => undefined)
    if (!this.#element) return
    if (fresh) this.#film.renew(fresh)
    this.#set({ quality: this.#film.quality })
    this.#load()
  }

  #listenTo(element: HTMLVideoElement, signal: AbortSignal): void {
    const on = (type: string, listener: () => void) => element.addEventListener(type, listener, { signal })
    on('loadedmetadata', () => this.#ready())
    on('play', () => {
      this.#set({ hasBegun: true, state: { status: element.readyState < 3 ? 'buffering' : 'playing' } })
      if (element.readyState < 3) this.#stalls.waits(false)
    })
    on('playing', () => this.#playing())
    on('waiting', () => {
      const isSudden = this.#snapshot.state.status === 'playing' && !element.seeking
      this.#stopped({ status: 'buffering' })
      this.#stalls.waits(isSudden)
    })
    on('pause', () => !element.ended && this.#stopped({ status: 'paused' }))
    on('ended', () => this.#stopped({ status: 'ended' }))
    on('timeupdate', () => this.#count())
    on('seeking', () => this.#clamp())
    on('seeked', () => this.#seeked())
    on('progress', () => this.#set({ buffered_s: bufferedEnd(element) }))
    on('volumechange', () => this.#set({ isMuted: element.muted || element.volume === 0 }))
    on('ratechange', () => this.#clampSpeed())
    on('error', () => void this.#failed())
    on('enterpictureinpicture', () => this.#set({ isInPicture: true }))
    on('leavepictureinpicture', () => this.#set({ isInPicture: false }))
    // The system's own full screen of an iPhone shows no captions of ours.
    on('webkitbeginfullscreen', () => this.#captions?.showNatively(true))
    on('webkitendfullscreen', () => this.#captions?.showNatively(false))
  }

  #load(): void {
    const element = this.#element
    if (!element) return
    // A load goes back to this one.
    element.defaultPlaybackRate = this.#snapshot.speed
    element.src = this.#film.src
    element.load()
    this.#set({ state: { status: 'loading' } })
    if (this.#playsOn) this.#stalls.waits(false)
  }

  #ready(): void {
    const element = this.#element
    if (!element) return
    const duration_s = Number.isFinite(element.duration) ? element.duration : this.#snapshot.duration_s
    const resumeAt_s = Math.min(this.#guard.nearestAllowed(this.#resumeAt_s), duration_s)
    // Seeking to the very beginning would take the poster away.
    if (resumeAt_s > 0) element.currentTime = resumeAt_s
    element.playbackRate = this.#snapshot.speed
    this.#captions?.show(this.#snapshot.captions)
    // Started while it loaded, it plays as soon as there is something to play.
    const state: PlayerState = { status: element.paused ? 'paused' : 'buffering' }
    this.#set({ duration_s, state, position_s: element.currentTime })
    if (this.#playsOn) void this.play()
  }

  #playing(): void {
    const element = this.#element
    if (!element) return
    this.#playsOn = true
    this.#stalls.goesOn()
    this.#guard.startAt(element.currentTime, this.#now())
    this.#set({ state: { status: 'playing' } })
    // One that stands still now and then is told of as often as one that does not.
    this.#pulse ??= setInterval(() => {
      // What is counted only with the next beat would be more than the server holds possible in that time.
      this.#count()
      void this.#sendProgress()
    }, limits.video.heartbeat_s * 1000)
  }

  #stopped(state: PlayerState): void {
    this.#count()
    this.#guard.stop()
    this.#set({ state })
    if (state.status === 'buffering') return
    this.#stalls.goesOn()
    this.#playsOn = false
    clearInterval(this.#pulse)
    this.#pulse = undefined
    void this.#sendProgress()
  }

  /** Believes the element only as far as the wall clock allows. */
  #count(): void {
    const element = this.#element
    if (!element || element.seeking) return
    const position_s = element.currentTime
    this.#resumeAt_s = position_s
    if (this.#snapshot.state.status === 'playing') {
      const { played_s } = this.#guard.playedTo(position_s, this.#now(), element.playbackRate)
      this.#heartbeat.add(played_s, position_s)
    } else this.#heartbeat.add(0, position_s)
    this.#set({ position_s, furthest_s: Math.min(this.#guard.furthest_s, this.#snapshot.duration_s) })
  }

  /** Scrubbers of the system, media keys and scripts all end here. */
  #clamp(): void {
    const element = this.#element
    if (!element) return
    this.#guard.stop()
    // After the jump nobody would know where this was played.
    if (this.#heartbeat.unsent_s > 1) void this.#heartbeat.beat()
    if (this.#guard.isAllowed(element.currentTime)) return
    element.currentTime = this.#guard.furthest_s
    this.#set({ refusals: this.#snapshot.refusals + 1 })
  }

  #seeked(): void {
    const element = this.#element
    if (!element) return
    if (!element.paused) this.#guard.startAt(element.currentTime, this.#now())
    this.#set({ position_s: element.currentTime })
  }

  #clampSpeed(): void {
    const element = this.#element
    if (!element) return
    if (element.playbackRate > limits.video.maxSpeed) element.playbackRate = limits.video.maxSpeed
    this.#set({ speed: element.playbackRate })
  }

  async #sendProgress(): Promise<void> {
    this.#telling += 1
    this.#set({ isTelling: true })
    const { believed_s } = this.#snapshot
    await this.#heartbeat.beat()
    this.#telling -= 1
    const { unsent_s, uncredited_s, isFailing } = this.#heartbeat
    // While it plays the pulse tries again; a video that stands still has none.
    const isBehind = !this.#playsOn && unsent_s + uncredited_s > 1
    // Another may have begun meanwhile, that of the end, or the next is credited with more, as this one was.
    const isGoingOn = isBehind && this.#snapshot.believed_s > believed_s
    if (this.#telling === 0 && !isGoingOn) this.#set({ isTelling: false })
    // What has just been played, or is to be credited with the next beat, is no fault of the connection.
    const isUnsent = isFailing && (unsent_s > 1 || isBehind)
    if (isUnsent !== this.#snapshot.isUnsent) this.#set({ isUnsent })
    clearTimeout(this.#retry)
    if (isBehind && this.#element) this.#retry = setTimeout(() => void this.#sendProgress(), RETRY_MS)
  }

  #believe(reply: BeatReply, sent: Beat): void {
    if (reply.completed) this.#guard.widenTo(Number.POSITIVE_INFINITY)
    else this.#guard.widenTo(reply.watched_s)
    this.#set({
      believed_s: reply.watched_s,
      isCompleted: this.#snapshot.isCompleted || reply.completed,
      furthest_s: Math.min(this.#guard.furthest_s, this.#snapshot.duration_s),
      isUnsent: false,
    })
    this.#ports.onReply?.(reply, sent)
  }

  async #failed(): Promise<void> {
    const element = this.#element
    if (!element?.error || !element.hasAttribute('src')) return
    if (!isOnline()) return this.#set({ state: { status: 'error', reason: 'network' } })
    // The address may have run out (403): new ones, once, before the student is bothered.
    if (this.#now() - this.#renewedAt_ms > RENEW_PAUSE_MS) return this.retry()
    const reason = element.error.code === element.error.MEDIA_ERR_NETWORK ? 'network' : 'source'
    this.#set({ state: { status: 'error', reason } })
  }

  #backOnline(): void {
    void this.#sendProgress()
    if (this.#snapshot.state.status === 'error') void this.retry()
  }

  #notifyChoice(): void {
    const { speed, captions } = this.#snapshot
    this.#ports.onChoice?.({ speed, captions, quality: this.#film.choice })
  }

  #set(change: Partial<PlayerSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change }
    for (const changed of this.#listeners) changed()
  }
}
