import path from 'node:path'
import type { Config } from '../config/config.ts'
import { openDiskStore } from '../files/disk-store.ts'
import type { UploadStore } from '../files/file-store.ts'
import { requireDataFolder } from '../files/data-folder.ts'
import { StartFailure, reasonOf } from '../errors/start-failure.ts'

/** The store of the school's files: a bucket where one is set, or else the data directory. */
export async function openFiles({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<UploadStore> {
  // Files on their way lie here, wherever the school keeps them.
  requireDataFolder(dataDir)
  if (s3) {
    // The SDK takes its time to load, and most schools have a disk.
    const { openS3Store } = await import('../files/s3-store.ts')
    return openS3Store(s3)
  }
  try {
    return await openDiskStore(path.join(dataDir, 'files'))
  } catch (error) {
    throw new StartFailure(`The data directory ${dataDir} can't be written: ${reasonOf(error)}`, {
      cause: error,
    })
  }
}
