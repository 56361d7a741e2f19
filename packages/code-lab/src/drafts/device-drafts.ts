import { sameProject } from '../project/project.ts'
import type { DeviceDraft, DeviceDrafts, SeenDraft } from './drafts.ts'
import { answer, ended, lazyDatabase } from './indexed-db.ts'

const STORE = 'drafts'

interface StoredDraft extends Omit<DeviceDraft, 'keepReplaced'> {
  key: string
  /** Missing in what was written before there was such a mark. */
  keepReplaced?: boolean
}

/** Drafts in this browser's IndexedDB. The database is opened at the first use; a failure is tried again at the next. */
export function openDeviceDrafts(name = 'code-lab', factory: IDBFactory = indexedDB): DeviceDrafts {
  const database = lazyDatabase(() => factory, name, STORE, ['key', 'writer'])

  return {
    async list(key) {
      const transaction = (await database()).transaction(STORE)
      const range = IDBKeyRange.bound([key], [key, []])
      const rows = await answer<StoredDraft[]>(transaction.objectStore(STORE).getAll(range))
      return rows.map(({ writer, project, revision, known, keepReplaced = false, changedAt }) => ({
        writer,
        project,
        revision,
        known,
        keepReplaced,
        changedAt,
      }))
    },

    async put(key, draft, instead) {
      const transaction = (await database()).transaction(STORE, 'readwrite')
      const store = transaction.objectStore(STORE)
      const isDone = ended(transaction)
      store.put({ ...draft, key })
      if (instead && instead.writer !== draft.writer) await removeSeen(store, key, instead)
      // A page that is going away does not live to see the write end; said now, it ends without the page.
      transaction.commit()
      await isDone
    },

    async remove(key, draft) {
      const transaction = (await database()).transaction(STORE, 'readwrite')
      const isDone = ended(transaction)
      const store = transaction.objectStore(STORE)
      if ('project' in draft) await removeSeen(store, key, draft)
      else store.delete([key, draft.writer])
      await isDone
    },
  }
}

/** Its tab may be alive and have typed on, within the same tick of the clock even: only what was seen goes away. */
async function removeSeen(store: IDBObjectStore, key: string, { writer, project }: SeenDraft): Promise<void> {
  const left = await answer<StoredDraft | undefined>(store.get([key, writer]))
  if (left && sameProject(left.project, project)) store.delete([key, writer])
}
