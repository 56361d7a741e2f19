import type { KeptSend } from './stored-sends.ts'

/** The disk of a browser: it outlives the pages on it. */
export function disk() {
  const records = new Map<string, KeptSend>()
  const contents = new Map<string, Blob>()
  return {
    records,
    list: async () => [...records.values()],
    put: async (record: KeptSend, content?: Blob) => {
      records.set(record.id, record)
      if (content) contents.set(record.id, content)
    },
    readContent: async (id: string) => contents.get(id),
    remove: async (id: string) => {
      records.delete(id)
      contents.delete(id)
    },
  }
}
