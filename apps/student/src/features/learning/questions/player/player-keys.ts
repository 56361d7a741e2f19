import { isSilentKey } from '@qadam/ui/single-keys'
import type { VideoPlayer } from './video-player.ts'

const STEP_S = 5

const typingPlaces =
  'input:not([type=range]), textarea, select, [contenteditable]:not([contenteditable=false])'

interface KeyPorts {
  player: VideoPlayer
  toggleCaptions: () => void
}

/** Keys of the player, wherever the focus is but while typing or in a dialog. Returns what unsubscribes. */
export function listenForPlayerKeys({ player, toggleCaptions }: KeyPorts): () => void {
  const actions: Record<string, () => void> = {
    ' ': () => player.toggle(),
    k: () => player.toggle(),
    ArrowLeft: () => player.seekBy(-STEP_S),
    ArrowRight: () => player.seekBy(STEP_S),
    j: () => player.seekBy(-2 * STEP_S),
    l: () => player.seekBy(2 * STEP_S),
    Home: () => player.seek(0),
    f: () => void player.toggleFullscreen(),
    m: () => player.toggleMuted(),
    c: toggleCaptions,
    p: () => void player.togglePicture(),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (isSilentKey(event)) return
    const target = event.target instanceof Element ? event.target : document.body
    if (target.closest(typingPlaces) || document.querySelector('[role=dialog], [role=alertdialog]')) return
    // Space on a focused button or link is its own.
    if (event.key === ' ' && target.closest('button, a[href], summary')) return
    const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!action) return
    event.preventDefault()
    if (!event.repeat || event.key.startsWith('Arrow')) action()
  }
  document.addEventListener('keydown', onKeyDown)
  return () => document.removeEventListener('keydown', onKeyDown)
}
