import { limits } from '@qadam/contract'
import { localStore } from './storage.ts'

const KEY = 'sound'

let muted = localStore.read(KEY) === 'off'

export function isMuted(): boolean {
  return muted
}

export function setMuted(next: boolean): void {
  muted = next
  localStore.write(KEY, next ? 'off' : 'on')
}

// The player comes after the first view: nothing that is heard at once is worth a later first paint.
let player: Promise<typeof import('@qadam/ui/sounds')> | undefined
let sounds: Promise<ReturnType<(typeof import('@qadam/ui/sounds'))['createSounds']>> | undefined

function loadSounds() {
  player ??= import('@qadam/ui/sounds')
  sounds ??= player.then(({ createSounds }) =>
    createSounds({ baseUrl: '/sounds', volume: limits.sound.volume, isMuted }),
  )
  return sounds
}

/** Plays /sounds/NAME.mp3; failures are only logged. */
export function playSound(name: string, volume?: number): void {
  if (muted) return
  loadSounds()
    .then((ready) => ready.play(name, volume))
    .catch((error: unknown) => console.warn('sound', name, error))
}

/** Gives the clickable elements of the page their sounds and fetches those that must not be late. */
export async function attachSounds(root: HTMLElement): Promise<void> {
  const ready = await loadSounds()
  const { attachElementSounds } = await import('@qadam/ui/sounds')
  attachElementSounds(root, ready)
  for (const name of limits.sound.preloaded) ready.preload(name)
}
