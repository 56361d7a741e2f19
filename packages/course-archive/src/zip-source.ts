import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl'
import type { Fault, FileFaultCode } from './fault.ts'
import { isInsideArchive, isLitter, pathFault } from './archive-path.ts'
import type { SourceLimits } from './limits.ts'
import type { SourceFile, SourceFiles } from './source-file.ts'

const SYMBOLIC_LINK = 0o120000
const FILE_KIND = 0o170000
/** However well it is packed, so much harms nobody. */
const SMALL = 1024 * 1024

/**
 * Lists a zip, trusting nothing in it: names that lead out of the archive, links, encryption, two entries of one name
 * and entries that unpack to more than the limits are faults. Contents are unpacked when read; an entry that is
 * longer or shorter than it declares, or of another checksum, fails then.
 */
export async function readZip(source: string | Uint8Array, limits: SourceLimits): Promise<SourceFiles> {
  const open = () => openZip(source)
  const entries: Entry[] = []
  let packedSize = 0
  try {
    const zip = await open()
    packedSize = zip.fileSize
    try {
      for await (const entry of zip.eachEntry()) {
        entries.push(entry)
        if (entries.length > limits.entries)
          return refused('many_files', `the archive holds more than ${limits.entries} files`)
      }
    } finally {
      zip.close()
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return refused('zip_unreadable', `the zip cannot be read: ${reason}`)
  }
  return listFiles(entries, packedSize, limits, open)
}

function openZip(source: string | Uint8Array): Promise<ZipFile> {
  const options = { lazyEntries: true, autoClose: false, strictFileNames: true }
  return typeof source === 'string'
    ? openPromise(source, options)
    : fromBufferPromise(Buffer.from(source.buffer, source.byteOffset, source.byteLength), options)
}

function listFiles(
  entries: Entry[],
  packedSize: number,
  limits: SourceLimits,
  open: () => Promise<ZipFile>,
): SourceFiles {
  const files = new Map<string, SourceFile>()
  const faults: Fault[] = []
  const leftOut: string[] = []
  const seen = new Set<string>()
  let total = 0

  const named = entries.filter((entry) => !isLitter(entry.fileName))
  const root = rootFolder(named.map((entry) => entry.fileName))
  for (const entry of named) {
    const path = entry.fileName.slice(root.length)
    const found: EntryFault | undefined =
      entryFault(entry, limits) ??
      (seen.has(path.toLowerCase()) ? ['twice', 'the zip holds it twice'] : undefined)
    seen.add(path.toLowerCase())
    total += entry.uncompressedSize
    if (total > limits.totalBytes)
      return refused('large_archive', `the archive holds more than ${limits.totalBytes} bytes in all`)
    if (found) faults.push({ code: found[0], file: entry.fileName, message: found[1] })
    if (found || path === '' || path.endsWith('/')) continue
    if (!isInsideArchive(path)) {
      leftOut.push(path)
      continue
    }

    const badName = pathFault(path)
    if (badName) {
      faults.push({ code: 'file_name', file: path, message: badName })
      continue
    }
    const stream = () => Readable.from(unpack(open, entry), { objectMode: false })
    files.set(path, {
      path,
      size: entry.uncompressedSize,
      stream,
      read: async () => Buffer.concat(await stream().toArray()),
    })
  }
  // Of many small entries, or of those that share their packed bytes, none is a bomb by itself.
  const isTold = faults.some(({ code }) => code === 'bomb')
  if (!isTold && total > SMALL && total > packedSize * limits.compressionRatio)
    return refused(
      'bomb_in_all',
      `the archive unpacks to more than ${limits.compressionRatio} times its packed size`,
    )
  return { files, faults, leftOut }
}

type EntryFault = [code: FileFaultCode, message: string]

function entryFault(entry: Entry, limits: SourceLimits): EntryFault | undefined {
  const { uncompressedSize: size } = entry
  if (((entry.externalFileAttributes >>> 16) & FILE_KIND) === SYMBOLIC_LINK)
    return ['link', 'links and devices are not allowed in an archive']
  if (!entry.canDecodeFileData()) return ['packed', 'it is encrypted, or packed in a way that is not known']
  if (size > limits.entryBytes) return ['large_file', `the file is larger than ${limits.entryBytes} bytes`]
  if (size > SMALL && size > entry.compressedSize * limits.compressionRatio)
    return ['bomb', `it unpacks to more than ${limits.compressionRatio} times its packed size`]
  return undefined
}

async function* unpack(open: () => Promise<ZipFile>, entry: Entry): AsyncGenerator<Uint8Array> {
  const zip = await open()
  try {
    let checksum = 0
    for await (const piece of await zip.openReadStreamPromise(entry)) {
      const bytes: Uint8Array = piece
      checksum = crc32(bytes, checksum)
      yield bytes
    }
    if (checksum !== entry.crc32) throw new Error(`${entry.fileName} is damaged: its checksum differs`)
  } finally {
    zip.close()
  }
}

/** `name/` where the whole archive lies in one folder of the zip, as desktops pack it; else nothing. */
function rootFolder(names: string[]): string {
  if (names.includes('course.json')) return ''
  const root = names[0]?.match(/^[^/]+\//)?.[0] ?? ''
  return root && names.includes(`${root}course.json`) && names.every((name) => name.startsWith(root))
    ? root
    : ''
}

function refused(code: FileFaultCode, message: string): SourceFiles {
  return { files: new Map(), faults: [{ code, file: 'course.json', message }] }
}
