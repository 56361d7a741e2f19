/** `localStorage` and `sessionStorage` of a page. */
export type StorageArea = 'local' | 'session'

/** What a key has now; null where it is gone. */
export type StorageChange = readonly [key: string, value: string | null]

export type StoredEntry = readonly [key: string, value: string]

/** What a page stored, as it is passed to the next one. */
export type StoredEntries = Readonly<Record<StorageArea, readonly StoredEntry[]>>

/** Where the pages of projects store theirs beyond the parent page. */
export interface StorageDevice {
  load: (key: string) => Promise<StoredEntries>
  change: (key: string, area: StorageArea, changes: readonly StorageChange[]) => Promise<void>
  forget: (key: string) => Promise<void>
}

export const areas: readonly StorageArea[] = ['local', 'session']

/** Letters of keys and values together: of each area of one project. */
export const MOST_STORED = 400_000

/** The entries with changes made; undefined where that would be too much. */
export function withChanges(
  entries: readonly StoredEntry[],
  changes: readonly StorageChange[],
): readonly StoredEntry[] | undefined {
  const map = new Map(entries)
  for (const [key, value] of changes)
    if (value === null) map.delete(key)
    else map.set(key, value)
  const next = [...map]
  let size = 0
  for (const [key, value] of next) size += key.length + value.length
  return size > MOST_STORED ? undefined : next
}

/**
 * The storage of one project's pages: one run passes it to the next. A project of the student's own stores it on the
 * device; one from elsewhere has no key, and holds it as long as it is shown.
 */
export class PageStorage {
  readonly #key: string | undefined
  readonly #device: StorageDevice
  readonly #onChange: (entries: StoredEntries) => void
  readonly #loaded: Promise<void>
  #entries: StoredEntries = { local: [], session: [] }

  constructor(key: string | undefined, device: StorageDevice, onChange: (entries: StoredEntries) => void) {
    this.#key = key
    this.#device = device
    this.#onChange = onChange
    this.#loaded = this.#load()
  }

  /** What there is, once the device has been asked. */
  async entries(): Promise<StoredEntries> {
    await this.#loaded
    return this.#entries
  }

  /** What a page has changed; more than there is room for is dropped. */
  change(area: StorageArea, changes: readonly StorageChange[]): void {
    const next = withChanges(this.#entries[area], changes)
    if (!next) return
    this.#notify({ ...this.#entries, [area]: next })
    // Without storage in the browser this lasts as long as the page.
    if (this.#key !== undefined) this.#device.change(this.#key, area, changes).catch(() => undefined)
  }

  async clear(): Promise<void> {
    this.#notify({ local: [], session: [] })
    if (this.#key !== undefined) await this.#device.forget(this.#key).catch(() => undefined)
  }

  async #load(): Promise<void> {
    if (this.#key === undefined) return
    try {
      const { local, session } = await this.#device.load(this.#key)
      // What was changed meanwhile is newer.
      this.#notify({
        local: withChanges(local, this.#entries.local) ?? local,
        session: withChanges(session, this.#entries.session) ?? session,
      })
    } catch {
      // Likewise.
    }
  }

  #notify(entries: StoredEntries): void {
    this.#entries = entries
    this.#onChange(entries)
  }
}
