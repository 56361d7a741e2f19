const STEP_S = 10

interface Keys {
  play: () => Promise<void>
  pause: () => void
  seek: (target_s: number) => void
  seekBy: (seconds: number) => void
}

/** Media keys, headsets and the lock screen steer the player by the same rules as its own bar. */
export function offerMediaKeys(
  player: Keys,
  { title, video }: { title: string; video: { poster: string | null } },
  signal: AbortSignal,
): void {
  if (!('mediaSession' in navigator)) return
  const session = navigator.mediaSession
  const handlers: [MediaSessionAction, MediaSessionActionHandler | null][] = [
    ['play', () => void player.play()],
    ['pause', () => player.pause()],
    ['seekbackward', ({ seekOffset }) => player.seekBy(-(seekOffset ?? STEP_S))],
    ['seekforward', ({ seekOffset }) => player.seekBy(seekOffset ?? STEP_S)],
    ['seekto', ({ seekTime }) => seekTime !== undefined && player.seek(seekTime)],
    ['previoustrack', () => player.seek(0)],
    ['nexttrack', null],
  ]
  const offer = (action: MediaSessionAction, handler: MediaSessionActionHandler | null) => {
    try {
      session.setActionHandler(action, handler)
    } catch {
      // This browser does not know the key.
    }
  }
  for (const [action, handler] of handlers) offer(action, handler)
  if ('MediaMetadata' in globalThis) {
    const artwork = video.poster ? [{ src: new URL(video.poster, location.href).href }] : []
    session.metadata = new MediaMetadata({ title, artist: 'Qadam', artwork })
  }
  signal.addEventListener('abort', () => {
    for (const [action] of handlers) offer(action, null)
    session.metadata = null
  })
}
