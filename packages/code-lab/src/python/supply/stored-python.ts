import { DeviceDatabase, type DBSchema } from '@qadam/delivery/device-database'
import { sumOf } from '../frame/snapshot-pack.ts'

/** The memory of a Python that has just started, and what it was made of: another version has another key. */
export interface Snapshot {
  key: string
  bytes: ArrayBuffer
}

/** What a browser caches of Python: a snapshot, and by their addresses the files that go with it. */
export interface StoredPython {
  snapshot: Snapshot
  files: Readonly<Record<string, StoredFile>>
}

interface StoredFile {
  bytes: ArrayBuffer
  /** The checksum that detects a corrupt file. */
  sum: number
}

export function storedFile(bytes: ArrayBuffer): StoredFile {
  return { bytes, sum: sumOfFile(bytes) }
}

/** @returns undefined for one that is corrupt. */
export function wholeFile(file: StoredFile | undefined): ArrayBuffer | undefined {
  return file && sumOfFile(file.bytes) === file.sum ? file.bytes : undefined
}

const sumOfFile = (bytes: ArrayBuffer): number => sumOf(new Uint32Array(bytes, 0, bytes.byteLength >> 2))

interface PythonSchema extends DBSchema {
  snapshots: { key: string; value: unknown }
}
const databases = new Map<string, DeviceDatabase<PythonSchema>>()

function databaseOf(name: string): DeviceDatabase<PythonSchema> {
  const database = databases.get(name) ?? new DeviceDatabase<PythonSchema>(name, { snapshots: {} })
  databases.set(name, database)
  return database
}

const PLACE = 'python'
const MAX_bytes = 150_000_000

/** @returns undefined where nothing usable is cached. */
export async function findStored(name: string): Promise<StoredPython | undefined> {
  try {
    const stored = await databaseOf(name).read(['snapshots'], (transaction) =>
      transaction.objectStore('snapshots').get(PLACE),
    )
    return isStoredPython(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

/** Where that fails Python starts without the cache, so the failure is not reported. */
export async function keepPython(name: string, stored: StoredPython): Promise<void> {
  if (!isStoredPython(stored)) return
  await databaseOf(name)
    .write(['snapshots'], (transaction) => transaction.objectStore('snapshots').put(stored, PLACE))
    .catch(() => undefined)
}

export async function forgetStored(name: string): Promise<void> {
  await databaseOf(name)
    .write(['snapshots'], (transaction) => transaction.objectStore('snapshots').delete(PLACE))
    .catch(() => undefined)
}

function isStoredPython(value: unknown): value is StoredPython {
  const { snapshot, files } = Object(value) as { snapshot?: unknown; files?: unknown } // checked below
  const { key, bytes } = Object(snapshot) as { key?: unknown; bytes?: unknown } // checked here
  if (typeof key !== 'string' || typeof files !== 'object' || files === null) return false
  const buffers: unknown[] = [
    bytes,
    ...Object.values(files).map((file) => (Object(file) as { bytes?: unknown }).bytes), // checked below
  ]
  let size = 0
  for (const buffer of buffers) size += buffer instanceof ArrayBuffer ? buffer.byteLength : NaN
  return size <= MAX_bytes
}
