/** Calls when the page may go away at once and for good: it is closed, left, or out of sight. Gives back what unsubscribes. */
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
