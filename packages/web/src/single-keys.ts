import { localStore } from './storage.ts'

const KEY = 'single-keys'

/** Whether a letter or digit alone is a shortcut on this device. */
export function areSingleKeysOn(): boolean {
  return localStore.read(KEY) !== 'off'
}

export function setSingleKeys(on: boolean): void {
  if (on) localStore.remove(KEY)
  else localStore.write(KEY, 'off')
  applySingleKeys()
}

/** For whoever listens to keys (packages/ui/src/single-keys.ts). */
export function applySingleKeys(): void {
  if (areSingleKeysOn()) delete document.documentElement.dataset['singleKeys']
  else document.documentElement.dataset['singleKeys'] = 'off'
}
