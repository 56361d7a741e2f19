import { DeviceDatabase, type DBSchema, type DeviceTransaction } from '@qadam/delivery/device-database'
import type { ChunkKeeper, StoredRecording } from './recorder.ts'

interface Header {
  key: string
  /** Distinguishes this recording from the one before it: a part that comes late must not land in the wrong one. */
  id: string
  type: string
  seconds: number
  isFinished: boolean
}

interface StoredChunk {
  key: string
  id: string
  /** Bytes and not a Blob: private windows of some browsers cannot store a Blob. */
  bytes: ArrayBuffer
}

interface RecordingSchema extends DBSchema {
  recordings: { key: string; value: Header }
  chunks: { key: number; value: StoredChunk; indexes: { key: string } }
}
type Recordings = DeviceTransaction<RecordingSchema, 'readwrite'>

const database = new DeviceDatabase<RecordingSchema>('qadam-recordings', {
  recordings: { keyPath: 'key' },
  chunks: { autoIncrement: true, indexes: { key: 'key' } },
})
const change = (run: (transaction: Recordings) => Promise<void>) =>
  database.write(['recordings', 'chunks'], run)

async function removeChunks(transaction: Recordings, key: string): Promise<void> {
  const chunks = transaction.objectStore('chunks')
  const own = await chunks.index('key').getAllKeys(key)
  await Promise.all(own.map((one) => chunks.delete(one)))
}

/** Changes the header if it is still the one of this recording; another tab may have begun its own. */
async function changeHeader(
  transaction: Recordings,
  { key, id }: Pick<Header, 'key' | 'id'>,
  changes: Partial<Header>,
): Promise<boolean> {
  const headers = transaction.objectStore('recordings')
  const header = await headers.get(key)
  if (header?.id !== id) return false
  await headers.put({ ...header, ...changes })
  return true
}

/** Stores one recording in the browser's database under `key`, such as a person's and a question's ids. */
export function openRecordingKeeper(key: string): ChunkKeeper {
  let id = ''
  return {
    begin(type) {
      id = crypto.randomUUID()
      const header: Header = { key, id, type, seconds: 0, isFinished: false }
      return change(async (transaction) => {
        await removeChunks(transaction, key)
        await transaction.objectStore('recordings').put(header)
      })
    },
    async append(chunk, seconds) {
      const stored: StoredChunk = { key, id, bytes: await chunk.arrayBuffer() }
      await change(async (transaction) => {
        if (await changeHeader(transaction, stored, { seconds }))
          await transaction.objectStore('chunks').add(stored)
      })
    },
    finish: (seconds) =>
      change(async (transaction) => {
        await changeHeader(transaction, { key, id }, { seconds, isFinished: true })
      }),
    read: () =>
      database.read(['recordings', 'chunks'], async (transaction): Promise<StoredRecording | undefined> => {
        const [header, stored] = await Promise.all([
          transaction.objectStore('recordings').get(key),
          transaction.objectStore('chunks').index('key').getAll(key),
        ])
        if (!header) return undefined
        const { type, seconds, isFinished } = header
        const own = stored.filter((chunk) => chunk.id === header.id)
        return { type, seconds, isFinished, chunks: own.map(({ bytes }) => new Blob([bytes], { type })) }
      }),
    forget: () => change((transaction) => forget(transaction, key)),
  }
}

async function forget(transaction: Recordings, key: string): Promise<void> {
  await transaction.objectStore('recordings').delete(key)
  await removeChunks(transaction, key)
}

/** Deletes all recordings whose key begins with `prefix`: those of a person who signs out. */
export async function forgetRecordings(prefix: string): Promise<void> {
  await change(async (transaction) => {
    const keys = await transaction.objectStore('recordings').getAllKeys()
    await Promise.all(keys.filter((key) => key.startsWith(prefix)).map((key) => forget(transaction, key)))
  })
}
