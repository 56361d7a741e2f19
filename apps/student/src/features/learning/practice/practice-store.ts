import { DeviceDatabase, type DBSchema } from '@qadam/delivery/device-database'

/** A file that was chosen or recorded, until it is submitted. */
export interface KeptFile {
  id: string
  account_id: number
  question_id: number
  name: string
  type: string
  /** Bytes. */
  size: number
  added_at: string
  /** The newest version that was submitted when it was added, 0 before the first; absent in what older apps stored. */
  after_version?: number
  /** Where the server takes its bytes, once it has promised to; a path of this origin. */
  upload_url: string | null
  /** The server has all of it. */
  upload_id: string | null
  /** Deleted by the student, and not yet at the server. */
  is_discarded: boolean
}

/** A submission made on this device that the server has not accepted yet. */
export interface StoredHandIn {
  account_id: number
  question_id: number
  lesson_id: number
  /** Identifies this submission: a retry is idempotent and makes no second version. */
  request_id: string
  work: { kind: 'answer'; answer: unknown } | { kind: 'files'; file_ids: readonly string[] }
  put_at: string
}

/** Stores unfinished practice on this device. Any call may fail: a full disk, a private window. */
export interface PracticeStore {
  listFiles(accountId: number): Promise<KeptFile[]>
  /** The content is written once; later calls change the record alone. */
  putFile(file: KeptFile, content?: Blob): Promise<void>
  readContent(fileId: string): Promise<Blob | undefined>
  removeFile(fileId: string): Promise<void>
  listHandIns(accountId: number): Promise<StoredHandIn[]>
  putHandIn(handIn: StoredHandIn): Promise<void>
  /** Removes it unless another has taken its place meanwhile. */
  removeHandIn(accountId: number, questionId: number, requestId: string): Promise<void>
}

interface PracticeSchema extends DBSchema {
  files: { key: string; value: KeptFile; indexes: { account: number } }
  contents: { key: string; value: Blob }
  'hand-ins': { key: [number, number]; value: StoredHandIn; indexes: { account: number } }
}

const database = new DeviceDatabase<PracticeSchema>('qadam-practice', {
  files: { keyPath: 'id', indexes: { account: 'account_id' } },
  contents: {},
  'hand-ins': { keyPath: ['account_id', 'question_id'], indexes: { account: 'account_id' } },
})

/** The store in the browser's database. */
export const browserPracticeStore: PracticeStore = {
  listFiles: (accountId) =>
    database.read(['files'], async (transaction) => {
      const files = await transaction.objectStore('files').index('account').getAll(accountId)
      return files.toSorted((one, other) => (one.added_at < other.added_at ? -1 : 1))
    }),
  putFile: (file, content) =>
    database.write(['files', 'contents'], async (transaction) => {
      await Promise.all([
        transaction.objectStore('files').put(file),
        content && transaction.objectStore('contents').put(content, file.id),
      ])
    }),
  readContent: (fileId) =>
    database.read(['contents'], (transaction) => transaction.objectStore('contents').get(fileId)),
  removeFile: (fileId) =>
    database.write(['files', 'contents'], async (transaction) => {
      await Promise.all([
        transaction.objectStore('files').delete(fileId),
        transaction.objectStore('contents').delete(fileId),
      ])
    }),
  listHandIns: (accountId) =>
    database.read(['hand-ins'], (transaction) =>
      transaction.objectStore('hand-ins').index('account').getAll(accountId),
    ),
  putHandIn: (handIn) =>
    database.write(['hand-ins'], async (transaction) => {
      await transaction.objectStore('hand-ins').put(handIn)
    }),
  removeHandIn: (accountId, questionId, requestId) =>
    database.write(['hand-ins'], async (transaction) => {
      const handIns = transaction.objectStore('hand-ins')
      const stored = await handIns.get([accountId, questionId])
      if (stored?.request_id === requestId) await handIns.delete([accountId, questionId])
    }),
}
