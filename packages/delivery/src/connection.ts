/** The browser's word: `false` means no network at all, `true` promises nothing. */
export function isOnline(): boolean {
  return navigator.onLine
}

/** Calls `back` when the connection is back. Returns what unsubscribes. */
export function onOnline(back: () => void): () => void {
  return listen(['online'], back)
}

/** Calls `changed` when the connection comes or goes. Returns what unsubscribes. */
export function onConnection(changed: () => void): () => void {
  return listen(['online', 'offline'], changed)
}

function listen(events: readonly ('online' | 'offline')[], listener: () => void): () => void {
  for (const event of events) addEventListener(event, listener)
  return () => {
    for (const event of events) removeEventListener(event, listener)
  }
}
