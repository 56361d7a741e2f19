import { vi } from 'vitest'

/** A browser's word on its network, in a test that runs without a browser. */
export class FakeConnection {
  #isOnline = true
  readonly #events = new EventTarget()
  readonly #listening = new Set<unknown>()

  constructor() {
    vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
      this.#listening.add(listener)
      this.#events.addEventListener(type, listener)
    })
    vi.stubGlobal('removeEventListener', (type: string, listener: () => void) => {
      this.#listening.delete(listener)
      this.#events.removeEventListener(type, listener)
    })
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => this.#isOnline })
  }

  /** How many still listen for it. */
  get listeners(): number {
    return this.#listening.size
  }

  set(isOnline: boolean): void {
    this.#isOnline = isOnline
    this.#events.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  }
}
