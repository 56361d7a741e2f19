import { DeviceDatabase, type DBSchema } from '@qadam/delivery/device-database'

/** A file on its way to a course, as this device stores it. */
export interface KeptSend {
  id: string
  account_id: number
  course_id: number
  /** The field that waits for it, such as `12/qvid/media`. */
  place: string
  name: string
  /** Bytes. */
  size: number
  added_at: string
  /** The upload's address, once the server has created it; a path of this origin. */
  upload_url: string | null
  /** The server has all of it. */
  upload_id: string | null
}

/** Stores files until the server has them: they survive a reload. Any call may fail: a full disk, a private window. */
export interface SendStore {
  list(accountId: number): Promise<KeptSend[]>
  /** The content is written once; later calls change the record alone. */
  put(record: KeptSend, content?: Blob): Promise<void>
  readContent(id: string): Promise<Blob | undefined>
  remove(id: string): Promise<void>
}

interface SendSchema extends DBSchema {
  sends: { key: string; value: KeptSend; indexes: { account: number } }
  contents: { key: string; value: Blob }
}

const database = new DeviceDatabase<SendSchema>('qadam-course-files', {
  sends: { keyPath: 'id', indexes: { account: 'account_id' } },
  contents: {},
})

/** The store in the browser's database. */
export const browserSendStore: SendStore = {
  list: (accountId) =>
    database.read(['sends'], async (transaction) => {
      const sends = await transaction.objectStore('sends').index('account').getAll(accountId)
      return sends.toSorted((one, other) => (one.added_at < other.added_at ? -1 : 1))
    }),
  put: (record, content) =>
    database.write(['sends', 'contents'], async (transaction) => {
      await Promise.all([
        transaction.objectStore('sends').put(record),
        content && transaction.objectStore('contents').put(content, record.id),
      ])
    }),
  readContent: (id) =>
    database.read(['contents'], (transaction) => transaction.objectStore('contents').get(id)),
  remove: (id) =>
    database.write(['sends', 'contents'], async (transaction) => {
      await Promise.all([
        transaction.objectStore('sends').delete(id),
        transaction.objectStore('contents').delete(id),
      ])
    }),
}
