/** Gives a page without an origin, which no browser lets keep anything, a storage that lasts as long as it is shown. */
export function giveStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    Object.defineProperty(window, name, { configurable: true, value: storageIn(new Map()) })
}

function storageIn(kept: Map<string, string>): Storage {
  const methods = {
    getItem: (key: unknown) => kept.get(String(key)) ?? null,
    setItem: (key: unknown, value: unknown) => void kept.set(String(key), String(value)),
    removeItem: (key: unknown) => void kept.delete(String(key)),
    clear: () => kept.clear(),
    key: (at: number) => [...kept.keys()][at] ?? null,
  }
  return new Proxy({} as Storage, {
    get: (_storage, name) => {
      if (name === 'length') return kept.size
      if (typeof name === 'symbol') return undefined
      return Object.hasOwn(methods, name) ? methods[name as keyof typeof methods] : kept.get(name) // one of them
    },
    set: (_storage, name, value) => {
      kept.set(String(name), String(value))
      return true
    },
    has: (_storage, name) => kept.has(String(name)),
    deleteProperty: (_storage, name) => {
      kept.delete(String(name))
      return true
    },
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: (_storage, name) => {
      const value = kept.get(String(name))
      return value === undefined ? undefined : { value, enumerable: true, configurable: true, writable: true }
    },
  })
}
