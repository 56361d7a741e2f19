import { localStore } from '../../../platform/storage.ts'
import type { TextDraftDevice } from './text-draft.ts'

/** Keeps a draft in this browser: what is typed under one key, what another device wrote meanwhile under the other. */
export function localDraftDevice(key: string, aside: string): TextDraftDevice {
  return {
    read: () => localStore.read(key),
    write: (stored) => {
      localStore.write(key, stored)
      // A full disk or a private window stores nothing.
      return localStore.read(key) === stored
    },
    readAside: () => localStore.read(aside),
    writeAside: (stored) => (stored === null ? localStore.remove(aside) : localStore.write(aside, stored)),
  }
}
