let current: HTMLMediaElement | undefined

/** Makes `element` the only one that plays: whatever played before is paused. */
export function claimPlayback(element: HTMLMediaElement): void {
  if (current !== element) current?.pause()
  current = element
}

/** Silences whatever plays, before a microphone opens. */
export function pausePlayback(): void {
  current?.pause()
  current = undefined
}
