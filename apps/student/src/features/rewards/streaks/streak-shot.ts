const EVENT = 'streak-shot'

/** Notifies the app that the server added a day to the streak (`strike_added`). */
export function fireStreakShot(): void {
  window.dispatchEvent(new Event(EVENT))
}

export function onStreakShot(listener: () => void): () => void {
  window.addEventListener(EVENT, listener)
  return () => window.removeEventListener(EVENT, listener)
}
