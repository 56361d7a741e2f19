/** Calls `leave` when the page may be discarded: it is closed, left, or hidden. Returns what unsubscribes. */
export function onPageLeave(leave: () => void): () => void {
  const hidden = () => {
    if (document.visibilityState === 'hidden') leave()
  }
  window.addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', hidden)
  return () => {
    window.removeEventListener('pagehide', leave)
    document.removeEventListener('visibilitychange', hidden)
  }
}
