import { answer, ended, lazyDatabase } from '../../drafts/indexed-db.ts'
import { withChanges, type StorageDevice, type StoredEntry } from './page-storage.ts'

const STORE = 'pages'

/**
 * Keeps what pages keep in this browser: `localStorage` in a database of its own, `sessionStorage` with the tab. None
 * of it is ever read as anything but names and texts of the project's own.
 */
export function openStorageDevice(name = 'code-lab.pages', factory = () => indexedDB): StorageDevice {
  const database = lazyDatabase(factory, name, STORE)
  const tabKey = (key: string) => `${name}:${key}`
  return {
    async load(key) {
      const transaction = (await database()).transaction(STORE)
      const local = entriesOf(await answer<unknown>(transaction.objectStore(STORE).get(key)))
      return { local, session: inTab(tabKey(key)) }
    },

    async change(key, area, changes) {
      if (area === 'session') {
        const next = withChanges(inTab(tabKey(key)), changes)
        if (next) sessionStorage.setItem(tabKey(key), JSON.stringify(next))
        return
      }
      const transaction = (await database()).transaction(STORE, 'readwrite')
      const store = transaction.objectStore(STORE)
      const isDone = ended(transaction)
      // Onto what another tab may have kept meanwhile.
      const next = withChanges(entriesOf(await answer<unknown>(store.get(key))), changes)
      if (next) store.put(next, key)
      await isDone
    },

    async forget(key) {
      sessionStorage.removeItem(tabKey(key))
      const transaction = (await database()).transaction(STORE, 'readwrite')
      transaction.objectStore(STORE).delete(key)
      await ended(transaction)
    },
  }
}

function inTab(key: string): readonly StoredEntry[] {
  try {
    return entriesOf(JSON.parse(sessionStorage.getItem(key) ?? '[]'))
  } catch {
    return []
  }
}

function entriesOf(kept: unknown): readonly StoredEntry[] {
  if (!Array.isArray(kept)) return []
  return (kept as unknown[]).flatMap((each): StoredEntry[] => {
    const [key, value] = Array.isArray(each) ? (each as unknown[]) : []
    return typeof key === 'string' && typeof value === 'string' ? [[key, value]] : []
  })
}
