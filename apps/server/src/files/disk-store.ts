import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { FileStore as TusFileStore } from '@tus/file-store'
import { isFileKey, newFileKey, partialId, type UploadStore } from './file-store.ts'
import { syncFolder } from './sync-folder.ts'

const abandonedAfter_ms = 24 * 3_600_000

/**
 * Files under `directory`, in 256 folders by the first two digits of their key.
 * A file appears under its key only whole and written through to the disk.
 */
export async function openDiskStore(directory: string): Promise<UploadStore> {
  const incoming = path.join(directory, 'incoming')
  await mkdir(incoming, { recursive: true })
  await removeAbandoned(incoming)

  const partials = new PartialFiles({ directory })
  const place = (key: string) => path.join(directory, key.slice(0, 2), key)

  return {
    async put(content, key = newFileKey()) {
      if (!isFileKey(key)) throw new Error('This is no key of a file')
      // A name of its own: a process that was killed left one, and another may be writing the same file now.
      const unfinished = path.join(incoming, `${key}.${randomUUID()}`)
      try {
        const size = await writeThrough(unfinished, content)
        const folder = path.dirname(place(key))
        await mkdir(folder, { recursive: true })
        await rename(unfinished, place(key))
        await syncFolder(folder)
        return { key, size }
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },

    async read(key, range) {
      const file = await openOrUndefined(key, place)
      return file?.createReadStream(range ?? {})
    },

    async stat(key) {
      if (!isFileKey(key)) return undefined
      const found = await orUndefined(stat(place(key)))
      return found && { size: found.size }
    },

    async delete(key) {
      if (isFileKey(key)) await rm(place(key), { force: true })
    },

    partials,

    async deletePartial(id) {
      if (!isFileKey(id)) return
      await rm(path.join(directory, partialId(id)), { force: true })
      await orUndefined(partials.configstore.delete(partialId(id)))
    },
  }
}

// @ts-expect-error -- the method that must go is private in its type
class PartialFiles extends TusFileStore {
  // The folder is made before; this makes it in an unawaited call, whose failure would end the process.
  override checkOrCreateDirectory(): void {}
}

/** Removes partial files of a crash. Other processes may share the folder, so only those too old to be in use. */
async function removeAbandoned(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const file = path.join(incoming, name)
    const found = await orUndefined(stat(file))
    if (found && Date.now() - found.mtimeMs > abandonedAfter_ms) await rm(file, { force: true })
  }
}

async function writeThrough(name: string, content: Readable | Buffer): Promise<number> {
  const file = await open(name, 'wx')
  try {
    await file.writeFile(content)
    await file.sync()
    return (await file.stat()).size
  } finally {
    await file.close()
  }
}

async function openOrUndefined(key: string, place: (key: string) => string): Promise<FileHandle | undefined> {
  return isFileKey(key) ? await orUndefined(open(place(key))) : undefined
}

async function orUndefined<T>(operation: Promise<T>): Promise<T | undefined> {
  try {
    return await operation
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
