import { DeviceDatabase, type DBSchema, type DeviceTransaction } from '@qadam/delivery/device-database'
import { sameProject } from '../project/project.ts'
import type { DeviceDraft, DeviceDrafts, SeenDraft } from './drafts.ts'

interface StoredDraft extends Omit<DeviceDraft, 'keepReplaced'> {
  key: string
  /** Missing in what was written before there was such a mark. */
  keepReplaced?: boolean
}

interface DraftSchema extends DBSchema {
  drafts: { key: [string, string]; value: StoredDraft }
}

/** Drafts in this browser's database. */
export function openDeviceDrafts(name = 'code-lab', factory?: IDBFactory): DeviceDrafts {
  const database = new DeviceDatabase<DraftSchema>(
    name,
    { drafts: { keyPath: ['key', 'writer'] } },
    factory && (() => factory),
  )

  return {
    list: (key) =>
      database.read(['drafts'], async (transaction) => {
        const range = IDBKeyRange.bound([key], [key, []])
        const rows = await transaction.objectStore('drafts').getAll(range)
        return rows.map(({ writer, project, revision, known, keepReplaced = false, changedAt }) => ({
          writer,
          project,
          revision,
          known,
          keepReplaced,
          changedAt,
        }))
      }),

    put: (key, draft, instead) =>
      database.write(['drafts'], async (transaction) => {
        const isPut = transaction.objectStore('drafts').put({ ...draft, key })
        if (instead && instead.writer !== draft.writer) await removeSeen(transaction, key, instead)
        // A page that is going away does not live to see the write end; said now, it ends without the page.
        transaction.commit()
        await isPut
      }),

    remove: (key, draft) =>
      database.write(['drafts'], async (transaction) => {
        if ('project' in draft) await removeSeen(transaction, key, draft)
        else await transaction.objectStore('drafts').delete([key, draft.writer])
      }),
  }
}

/** Its tab may be alive and have typed on, within the same tick of the clock even: only what was seen goes away. */
async function removeSeen(
  transaction: DeviceTransaction<DraftSchema, 'readwrite'>,
  key: string,
  { writer, project }: SeenDraft,
): Promise<void> {
  const store = transaction.objectStore('drafts')
  const left = await store.get([key, writer])
  if (left && sameProject(left.project, project)) await store.delete([key, writer])
}
