import type { ChunkKeeper, KeptRecording } from './recorder.ts'

const DATABASE = 'qadam-recordings'
const HEADERS = 'recordings'
const CHUNKS = 'chunks'

interface Header {
  key: string
  /** Tells this recording from the one before it: a part that comes late must not land in the wrong one. */
  id: string
  type: string
  seconds: number
  isFinished: boolean
}

interface StoredChunk {
  key: string
  id: string
  /** Bytes and not a Blob: private windows of some browsers cannot keep a Blob. */
  bytes: ArrayBuffer
}

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The recordings could not be read')),
    )
  })
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('The recording could not be kept')),
    )
  })
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(HEADERS, { keyPath: 'key' })
    request.result.createObjectStore(CHUNKS, { autoIncrement: true }).createIndex('key', 'key')
  }
  const database = await settled(request)
  database.onversionchange = () => database.close()
  return database
}

async function inTransaction(work: (headers: IDBObjectStore, chunks: IDBObjectStore) => void): Promise<void> {
  const database = await openDatabase()
  try {
    const transaction = database.transaction([HEADERS, CHUNKS], 'readwrite')
    const done = completed(transaction)
    work(transaction.objectStore(HEADERS), transaction.objectStore(CHUNKS))
    await done
  } finally {
    database.close()
  }
}

function removeChunks(chunks: IDBObjectStore, key: string): void {
  const request = chunks.index('key').getAllKeys(key)
  request.onsuccess = () => {
    for (const one of request.result) chunks.delete(one)
  }
}

/** Changes the header if it is still the one of this recording; another tab may have begun its own. */
function changeHeader(
  headers: IDBObjectStore,
  key: string,
  id: string,
  change: (header: Header) => void,
): void {
  const request: IDBRequest<Header | undefined> = headers.get(key)
  request.onsuccess = () => {
    const header = request.result
    if (header?.id !== id) return
    change(header)
    headers.put(header)
  }
}

/** Keeps one recording in the browser's database under `key`, such as a person's and a question's ids. */
export function openRecordingKeeper(key: string): ChunkKeeper {
  let id = ''
  return {
    begin(type) {
      id = crypto.randomUUID()
      const header: Header = { key, id, type, seconds: 0, isFinished: false }
      return inTransaction((headers, chunks) => {
        removeChunks(chunks, key)
        headers.put(header)
      })
    },
    async append(chunk, seconds) {
      const stored: StoredChunk = { key, id, bytes: await chunk.arrayBuffer() }
      await inTransaction((headers, chunks) =>
        changeHeader(headers, key, stored.id, (header) => {
          header.seconds = seconds
          chunks.add(stored)
        }),
      )
    },
    finish: (seconds) =>
      inTransaction((headers) =>
        changeHeader(headers, key, id, (header) => {
          header.seconds = seconds
          header.isFinished = true
        }),
      ),
    async read(): Promise<KeptRecording | undefined> {
      const database = await openDatabase()
      try {
        const stores = database.transaction([HEADERS, CHUNKS])
        const [header, stored] = await Promise.all([
          settled<Header | undefined>(stores.objectStore(HEADERS).get(key)),
          settled<StoredChunk[]>(stores.objectStore(CHUNKS).index('key').getAll(key)),
        ])
        if (!header) return undefined
        const { type, seconds, isFinished } = header
        const own = stored.filter((chunk) => chunk.id === header.id)
        return { type, seconds, isFinished, chunks: own.map(({ bytes }) => new Blob([bytes], { type })) }
      } finally {
        database.close()
      }
    },
    forget: () =>
      inTransaction((headers, chunks) => {
        headers.delete(key)
        removeChunks(chunks, key)
      }),
  }
}

/** Forgets all recordings whose key begins with `prefix`: those of a person who signs out. */
export async function forgetRecordings(prefix: string): Promise<void> {
  await inTransaction((headers, chunks) => {
    const request = headers.getAllKeys()
    request.onsuccess = () => {
      for (const key of request.result)
        if (typeof key === 'string' && key.startsWith(prefix)) {
          headers.delete(key)
          removeChunks(chunks, key)
        }
    }
  })
}
