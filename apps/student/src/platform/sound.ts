import { limits } from '@qadam/contract'
import type { Sounds } from '@qadam/ui/sounds'
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

// The player loads after the first view: no sound is worth a later first paint.
let sounds: Promise<Sounds> | undefined

function loadSounds(): Promise<Sounds> {
  sounds ??= import('@qadam/ui/sounds').then(({ createSounds }) =>
    createSounds({ baseUrl: '/sounds', ...limits.sound, isMuted }),
  )
  // A player that did not load is asked for again by the next sound.
  sounds.catch(() => (sounds = undefined))
  return sounds
}

/** Plays /sounds/NAME.mp3; failures are only logged. */
export function playSound(name: string, volume?: number): void {
  if (muted) return
  loadSounds()
    .then((ready) => ready.play(name, volume))
    .catch((error: unknown) => console.warn('sound', name, error))
}

/** Gives the clickable elements of the page their sounds. */
export async function attachSounds(root: HTMLElement): Promise<() => void> {
  const [ready, { attachElementSounds }] = await Promise.all([loadSounds(), import('@qadam/ui/sounds')])
  return attachElementSounds(root, ready)
}
