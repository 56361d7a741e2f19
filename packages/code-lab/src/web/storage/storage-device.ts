import { DeviceDatabase, type DBSchema } from '@qadam/delivery/device-database'
import { withChanges, type StorageDevice, type StoredEntry } from './page-storage.ts'

interface PageSchema extends DBSchema {
  pages: { key: string; value: unknown }
}

/**
 * Stores what pages store in this browser: `localStorage` in a database of its own, `sessionStorage` with the tab. None
 * of it is ever read as anything but names and texts of the project's own.
 */
export function openStorageDevice(name = 'code-lab.pages', factory?: () => IDBFactory): StorageDevice {
  const database = new DeviceDatabase<PageSchema>(name, { pages: {} }, factory)
  const tabKey = (key: string) => `${name}:${key}`
  return {
    async load(key) {
      const local = await database.read(['pages'], (transaction) => transaction.objectStore('pages').get(key))
      return { local: entriesOf(local), session: inTab(tabKey(key)) }
    },

    async change(key, area, changes) {
      if (area === 'session') {
        const next = withChanges(inTab(tabKey(key)), changes)
        if (next) sessionStorage.setItem(tabKey(key), JSON.stringify(next))
        return
      }
      await database.write(['pages'], async (transaction) => {
        const store = transaction.objectStore('pages')
        // Merged into what another tab may have stored meanwhile.
        const next = withChanges(entriesOf(await store.get(key)), changes)
        if (next) await store.put(next, key)
      })
    },

    async forget(key) {
      sessionStorage.removeItem(tabKey(key))
      await database.write(['pages'], (transaction) => transaction.objectStore('pages').delete(key))
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

function entriesOf(stored: unknown): readonly StoredEntry[] {
  if (!Array.isArray(stored)) return []
  return (stored as unknown[]).flatMap((each): StoredEntry[] => {
    const [key, value] = Array.isArray(each) ? (each as unknown[]) : []
    return typeof key === 'string' && typeof value === 'string' ? [[key, value]] : []
  })
}
