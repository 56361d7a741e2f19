import type { StorageArea, StorageChange, StoredEntries } from '../storage/page-storage.ts'

/** What each area has room for, in letters; the page around takes no more. */
const MOST_STORED = 400_000

/**
 * Gives a page of opaque origin, which browsers deny storage, what the project stored before; the parent page receives
 * every change, once the program yields.
 */
export function giveStorage(
  stored: StoredEntries,
  onChange: (area: StorageArea, changes: readonly StorageChange[]) => void,
): void {
  for (const area of ['local', 'session'] as const) {
    const storedArea = new StoredArea(stored[area], (changes) => onChange(area, changes))
    Object.defineProperty(window, `${area}Storage`, { configurable: true, value: storageOf(storedArea) })
  }
}

const queueMicrotaskAsItWas = queueMicrotask.bind(window)

class StoredArea {
  readonly #entries: Map<string, string>
  readonly #tell: (changes: readonly StorageChange[]) => void
  #changed = new Set<string>()
  #size = 0

  constructor(entries: StoredEntries['local'], post: (changes: readonly StorageChange[]) => void) {
    this.#entries = new Map(entries)
    this.#tell = post
    for (const [key, value] of entries) this.#size += key.length + value.length
  }

  get count(): number {
    return this.#entries.size
  }

  keys(): string[] {
    return [...this.#entries.keys()]
  }

  read(key: string): string | undefined {
    return this.#entries.get(key)
  }

  write(key: string, value: string): void {
    const size = this.#size - this.#sizeOf(key) + key.length + value.length
    if (size > MOST_STORED)
      throw new DOMException(`Setting the value of '${key}' exceeded the quota.`, 'QuotaExceededError')
    this.#size = size
    this.#entries.set(key, value)
    this.#note(key)
  }

  remove(key: string): void {
    if (!this.#entries.has(key)) return
    this.#size -= this.#sizeOf(key)
    this.#entries.delete(key)
    this.#note(key)
  }

  clear(): void {
    for (const key of this.keys()) this.remove(key)
  }

  #sizeOf(key: string): number {
    const before = this.#entries.get(key)
    return before === undefined ? 0 : key.length + before.length
  }

  #note(key: string): void {
    // Before the page can go away, and once for all that a loop changes.
    if (this.#changed.size === 0) queueMicrotaskAsItWas(() => this.#flush())
    this.#changed.add(key)
  }

  #flush(): void {
    const changes = [...this.#changed].map((key): StorageChange => [key, this.#entries.get(key) ?? null])
    this.#changed = new Set()
    this.#tell(changes)
  }
}

function storageOf(storedArea: StoredArea): Storage {
  const methods = {
    getItem: (key: unknown) => storedArea.read(String(key)) ?? null,
    setItem: (key: unknown, value: unknown) => storedArea.write(String(key), String(value)),
    removeItem: (key: unknown) => storedArea.remove(String(key)),
    clear: () => storedArea.clear(),
    key: (at: number) => storedArea.keys()[at] ?? null,
  }
  return new Proxy({} as Storage, {
    get: (_storage, name) => {
      if (name === 'length') return storedArea.count
      if (typeof name === 'symbol') return undefined
      return Object.hasOwn(methods, name) ? methods[name as keyof typeof methods] : storedArea.read(name) // one of them
    },
    set: (_storage, name, value) => {
      storedArea.write(String(name), String(value))
      return true
    },
    has: (_storage, name) => storedArea.read(String(name)) !== undefined,
    deleteProperty: (_storage, name) => {
      storedArea.remove(String(name))
      return true
    },
    ownKeys: () => storedArea.keys(),
    getOwnPropertyDescriptor: (_storage, name) => {
      const value = storedArea.read(String(name))
      return value === undefined ? undefined : { value, enumerable: true, configurable: true, writable: true }
    },
  })
}
