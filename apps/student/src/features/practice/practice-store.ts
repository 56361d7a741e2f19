/** A file that was chosen or recorded, until it is handed in. */
export interface KeptFile {
  id: string
  account_id: number
  question_id: number
  name: string
  type: string
  /** Bytes. */
  size: number
  added_at: string
  /** Where the server takes its bytes, once it has promised to; a path of this origin. */
  upload_url: string | null
  /** The server has all of it. */
  upload_id: string | null
  /** Taken back by the student, and the server has not heard of it yet. */
  is_discarded: boolean
}

/** Work that was handed in on this device and that the server has not taken yet. */
export interface KeptHandIn {
  account_id: number
  question_id: number
  lesson_id: number
  /** Names this hand-in, so that a retry makes no second version. */
  request_id: string
  work: { kind: 'answer'; answer: unknown } | { kind: 'files'; file_ids: readonly string[] }
  put_at: string
}

/** Keeps unfinished practice on this device. Any call may fail: a full disk, a private window. */
export interface PracticeStore {
  listFiles(accountId: number): Promise<KeptFile[]>
  /** The content is written once; later calls change the record alone. */
  putFile(file: KeptFile, content?: Blob): Promise<void>
  readContent(fileId: string): Promise<Blob | undefined>
  removeFile(fileId: string): Promise<void>
  listHandIns(accountId: number): Promise<KeptHandIn[]>
  putHandIn(handIn: KeptHandIn): Promise<void>
  removeHandIn(accountId: number, questionId: number): Promise<void>
}

const DATABASE = 'qadam-practice'
const FILES = 'files'
const CONTENTS = 'contents'
const HAND_INS = 'hand-ins'

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('Practice could not be read')))
  })
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(FILES, { keyPath: 'id' }).createIndex('account', 'account_id')
    request.result.createObjectStore(CONTENTS)
    request.result
      .createObjectStore(HAND_INS, { keyPath: ['account_id', 'question_id'] })
      .createIndex('account', 'account_id')
  })
  const database = await settled(request)
  database.addEventListener('versionchange', () => database.close())
  return database
}

type StoreName = typeof FILES | typeof CONTENTS | typeof HAND_INS

/** Resolves only once it is on the disk. */
async function write(names: StoreName[], work: (store: (name: StoreName) => IDBObjectStore) => void) {
  const database = await openDatabase()
  try {
    const transaction = database.transaction(names, 'readwrite')
    const done = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new Error('Practice could not be kept')),
      )
    })
    work((name) => transaction.objectStore(name))
    await done
  } finally {
    database.close()
  }
}

async function read<Value>(name: StoreName, work: (store: IDBObjectStore) => IDBRequest<Value>) {
  const database = await openDatabase()
  try {
    return await settled(work(database.transaction(name).objectStore(name)))
  } finally {
    database.close()
  }
}

/** The store in the browser's database. */
export const browserPracticeStore: PracticeStore = {
  listFiles: async (accountId) => {
    const files = await read<KeptFile[]>(FILES, (store) => store.index('account').getAll(accountId))
    return files.toSorted((one, other) => (one.added_at < other.added_at ? -1 : 1))
  },
  putFile: (file, content) =>
    write([FILES, CONTENTS], (store) => {
      store(FILES).put(file)
      if (content) store(CONTENTS).put(content, file.id)
    }),
  readContent: (fileId) => read<Blob | undefined>(CONTENTS, (store) => store.get(fileId)),
  removeFile: (fileId) =>
    write([FILES, CONTENTS], (store) => {
      store(FILES).delete(fileId)
      store(CONTENTS).delete(fileId)
    }),
  listHandIns: (accountId) =>
    read<KeptHandIn[]>(HAND_INS, (store) => store.index('account').getAll(accountId)),
  putHandIn: (handIn) => write([HAND_INS], (store) => void store(HAND_INS).put(handIn)),
  removeHandIn: (accountId, questionId) =>
    write([HAND_INS], (store) => void store(HAND_INS).delete([accountId, questionId])),
}
