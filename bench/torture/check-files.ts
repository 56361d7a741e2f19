import { createHash } from 'node:crypto'
import path from 'node:path'
import { openDiskStore } from '../../apps/server/src/files/disk-store.ts'
import type { Acknowledged } from './stage.ts'
import { type Rows, shown } from './shown.ts'

/** Works with a file whose bytes are not those that were sent, as the disk has them. */
export async function checkFiles(rowsOf: Rows, dataDir: string, said: Acknowledged): Promise<string[]> {
  const store = await openDiskStore(path.join(dataDir, 'files'))
  const works = await rowsOf<{ id: string; media_key: string; state: string; request_id: string | null }>(
    `select uploads.id, media_key, state, request_id::text
     from uploads left join submissions on submissions.id = used_by_submission`,
  )
  const workOf = new Map(works.map((work) => [work.id, work]))
  const hashOf = async (key: string) => {
    const hash = createHash('sha256')
    for await (const piece of (await store.read(key)) ?? []) hash.update(piece as Buffer) // of a file without an encoding
    return hash.digest('hex')
  }
  const lost = []
  for (const file of said.files) {
    const work = workOf.get(file.upload)
    const isThere = work?.state === 'used' && work.request_id === file.request
    if (!isThere || (await hashOf(work.media_key)) !== file.sha256) lost.push(file)
  }
  return shown('files that were handed in are gone or have other bytes', lost)
}
