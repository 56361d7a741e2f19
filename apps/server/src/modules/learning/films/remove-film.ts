import type { Database } from '../../../database/database.ts'
import type { FileStore } from '../../../files/file-store.ts'
import { deleteFilm, listRenditionKeys } from './films-store.ts'

/** Removes what was made of a film; before the film itself goes. */
export async function removeRenditions(db: Database, files: FileStore, filmKey: string): Promise<void> {
  // The bytes first: as long as the rows are there, they can be found.
  for (const key of await listRenditionKeys(db, filmKey)) await files.delete(key)
  await deleteFilm(db, filmKey)
}
