import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import readline from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import { StartFailure, codeOf, reasonOf } from '../errors/start-failure.ts'

/** Raised when an older restore could no longer read what a newer backup writes. */
const FORMAT = 1

const tableSchema = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int().min(0),
  /** Of the compressed file. */
  sha256: z.string(),
})

const contentsSchema = z.object({
  format: z.literal(FORMAT),
  made_at: z.iso.datetime(),
  /** What the database has had, in order. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(tableSchema),
  /** The next value of each sequence comes after its last. */
  sequences: z.array(z.object({ name: z.string(), last: z.string(), is_called: z.boolean() })),
  jobs: z.array(z.object({ name: z.string(), data: z.unknown() })),
  files: z.object({ count: z.int().min(0), bytes: z.int().min(0), sha256: z.string() }),
})

/** What is in a backup, as its `backup.json` says. */
export type BackupContents = z.infer<typeof contentsSchema>
export type BackedUpTable = z.infer<typeof tableSchema>

const fileSchema = z.object({ key: z.string(), size: z.int().min(0), sha256: z.string() })
/** A stored file: its size in bytes and the SHA-256 of its content, in hex. */
export type BackedUpFile = z.infer<typeof fileSchema>

export const contentsPath = (folder: string): string => path.join(folder, 'backup.json')
export const tablesFolder = (folder: string): string => path.join(folder, 'tables')
export const tablePath = (folder: string, name: string): string =>
  path.join(tablesFolder(folder), `${name}.jsonl.gz`)
export const fileListPath = (folder: string): string => path.join(folder, 'files.jsonl.gz')
export const filePath = (folder: string, key: string): string =>
  path.join(folder, 'files', key.slice(0, 2), key)

export function newContents(contents: Omit<BackupContents, 'format'>): BackupContents {
  return { format: FORMAT, ...contents }
}

/** @throws StartFailure where the folder holds no backup, or one of a newer Qadam */
export async function readContents(folder: string): Promise<BackupContents> {
  let text: string
  try {
    text = await readFile(contentsPath(folder), 'utf8')
  } catch (error) {
    const why = codeOf(error) === 'ENOENT' ? 'it has no backup.json' : reasonOf(error)
    throw new StartFailure(`${folder} is no backup: ${why}.`, { cause: error })
  }
  let contents: unknown
  try {
    contents = JSON.parse(text)
  } catch (error) {
    throw new StartFailure(`${folder} is damaged: its backup.json can't be read.`, { cause: error })
  }
  const format = z.object({ format: z.int() }).safeParse(contents).data?.format ?? 0
  if (format > FORMAT)
    throw new StartFailure(`${folder} was made by a newer Qadam. Restore it with that one.`)
  const read = contentsSchema.safeParse(contents)
  if (!read.success) throw new StartFailure(`${folder} is damaged: its backup.json can't be read.`)
  return read.data
}

/** Writes a value a line, compressed, through to the disk. @returns how many, and the SHA-256 of the file in hex. */
export async function writeLines(
  file: string,
  values: AsyncIterable<unknown>,
): Promise<{ count: number; sha256: string }> {
  let count = 0
  async function* lines() {
    for await (const value of values) {
      count += 1
      yield `${JSON.stringify(value)}\n`
    }
  }
  const hash = createHash('sha256')
  await pipeline(
    Readable.from(lines()),
    createGzip(),
    (source: AsyncIterable<unknown>) => hashed(source, hash),
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  )
  return { count, sha256: hash.digest('hex') }
}

/** The values of `writeLines`. @throws Error where the file is cut off or damaged */
export async function* readLines(file: string): AsyncGenerator {
  const content = createGunzip()
  const copied = pipeline(createReadStream(file), content)
  // Its failure ends the lines, and is thrown below.
  copied.catch(() => {})
  for await (const line of readline.createInterface({ input: content, crlfDelay: Infinity }))
    yield JSON.parse(line)
  await copied
}

/** The files that `files.jsonl.gz` lists. */
export async function* readFileList(folder: string): AsyncGenerator<BackedUpFile> {
  for await (const line of readLines(fileListPath(folder))) yield fileSchema.parse(line)
}

/** The SHA-256 of a file on the disk, in hex. */
export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer) // a file gives bytes
  return hash.digest('hex')
}

/** The same bytes, added to the hash. */
export async function* hashed(
  content: AsyncIterable<unknown>,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    const bytes = chunk as Buffer // streams of files give bytes
    hash.update(bytes)
    yield bytes
  }
}

export async function isThere(file: string): Promise<boolean> {
  return await stat(file).then(
    () => true,
    () => false,
  )
}
