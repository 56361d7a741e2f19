import { DeviceDatabase, type DBSchema, type DeviceTransaction } from '@qadam/delivery/device-database'
import { sameProject, type Project } from '../project/project.ts'
import type { DeviceDraft, DeviceDrafts, SeenDraft } from './drafts.ts'

interface DraftSchema extends DBSchema {
  drafts: { key: [string, string]; value: DeviceDraft & { key: string } }
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
        return rows.flatMap((row) => draftOf(row) ?? [])
      }),

    put: (key, draft, instead) =>
      database.write(['drafts'], async (transaction) => {
        const isPut = transaction.objectStore('drafts').put({ ...draft, key })
        if (instead && instead.writer !== draft.writer) await removeSeen(transaction, key, instead)
        // A page that is going away ends before the write; with an explicit commit the write completes without it.
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

/** Other versions of the app, and other pages of its origin, write there too. A whole project is taken whatever is beside it. */
function draftOf(row: object): DeviceDraft | undefined {
  const {
    writer,
    project,
    revision,
    known,
    keepReplaced,
    changedAt,
  }: Partial<Record<keyof DeviceDraft, unknown>> = row
  if (typeof writer !== 'string' || !isProject(project)) return undefined
  return {
    writer,
    project,
    revision: Number.isSafeInteger(revision) ? Number(revision) : 0,
    known: Array.isArray(known) ? known.filter((one) => typeof one === 'string') : [],
    keepReplaced: keepReplaced === true,
    changedAt: Number.isFinite(changedAt) ? Number(changedAt) : 0,
  }
}

function isProject(value: unknown): value is Project {
  const { files, media } = Object(value) as { files?: unknown; media?: unknown } // checked here
  return [files, media].every(
    (texts) =>
      typeof texts === 'object' &&
      texts !== null &&
      Object.values(texts).every((text) => typeof text === 'string'),
  )
}
