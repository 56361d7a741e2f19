import { storeFirst } from '@qadam/delivery/room'

/** The three storage calls this app makes. Browsers may refuse any of them (private windows, quota, policy). */
export interface SafeStorage {
  read(key: string): string | null
  write(key: string, value: string): void
  remove(key: string): void
}

/** Wraps a browser storage so that a refusal reads as empty and a write that fails is dropped. */
export function safeStorage(get: () => Storage): SafeStorage {
  return {
    read(key) {
      try {
        return get().getItem(key)
      } catch {
        return null
      }
    },
    write(key, value) {
      try {
        storeFirst(get(), key, value)
      } catch {
        // Without storage the value lives as long as the page.
      }
    },
    remove(key) {
      try {
        get().removeItem(key)
      } catch {
        // Nothing was stored.
      }
    },
  }
}

export const localStore = safeStorage(() => localStorage)
export const sessionStore = safeStorage(() => sessionStorage)
