import { readFile, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import {
  Busboy,
  type BusboyConfig,
  type BusboyFileStream,
  type BusboyHeaders,
  type BusboyInstance,
} from '@fastify/busboy'
import { limits, SchoolError, serverLimits } from '@qadam/contract'
import { tameFileName } from '../files/file-name.ts'
import { openLocal, saveLocal } from '../files/local-file.ts'
import type { TemporaryFiles } from '../files/temporary-files.ts'
import type { UploadedPart } from '../actions/action-handler.ts'
import { requireStorable, type RequestBody } from './request-body.ts'

const maxFields = 200
// Room for the boundaries, headers and text fields around ten whole files.
const maxTotalBytes = limits.upload.maxBytes * limits.upload.maxFiles + 2 * serverLimits.request.maxBodyBytes

/**
 * Reads a multipart body: its files go to disk as they come, never more than a chunk of them is in memory. The same
 * field twice becomes a list. On failure nothing stays behind.
 * @param temporary where the files may lie; undefined for an unknown sender, whose files are not worth our disk.
 * @throws SchoolError validation.failed, file.too_large, auth.required
 */
export async function readMultipart(
  request: IncomingMessage,
  temporary: TemporaryFiles | undefined,
): Promise<RequestBody> {
  if (Number(request.headers['content-length'] ?? 0) > maxTotalBytes) throw new SchoolError('file.too_large')
  const fields: Record<string, unknown> = {}
  const files = new ReceivedFiles(temporary)
  try {
    await parse(request, fields, files)
    const uploads = await files.whole()
    return { fields: requireStorable(fields), uploads, release: async () => await files.remove() }
  } catch (error) {
    await files.remove()
    throw error
  }
}

/** The files of one body, on their way to disk. */
class ReceivedFiles {
  readonly #temporary: TemporaryFiles | undefined
  readonly #paths: string[] = []
  readonly #parts: Promise<UploadedPart>[] = []
  readonly #abandon = new AbortController()

  constructor(temporary: TemporaryFiles | undefined) {
    this.#temporary = temporary
  }

  receive(
    field: string,
    fileName: string,
    stream: BusboyFileStream,
    onFailure: (error: unknown) => void,
  ): void {
    if (!this.#temporary) {
      stream.resume()
      onFailure(new SchoolError('auth.required'))
      return
    }
    const path = this.#temporary.newPath()
    this.#paths.push(path)
    stream.once('limit', () => onFailure(new SchoolError('file.too_large')))
    const part = this.#write(field, tameFileName(fileName), stream, path)
    part.catch(onFailure)
    this.#parts.push(part)
  }

  async #write(
    field: string,
    fileName: string,
    stream: BusboyFileStream,
    path: string,
  ): Promise<UploadedPart> {
    const size = await saveLocal(stream, path, this.#abandon.signal)
    return {
      field,
      fileName,
      path,
      size,
      open: () => openLocal({ path, size }),
      bytes: async () => await readFile(path),
    }
  }

  /** Every file, once all are on disk. */
  async whole(): Promise<UploadedPart[]> {
    return await Promise.all(this.#parts)
  }

  async remove(): Promise<void> {
    this.#abandon.abort()
    // What is still being written would come back after it was removed.
    await Promise.allSettled(this.#parts)
    await Promise.all(this.#paths.map(async (path) => await rm(path, { force: true })))
  }
}

async function parse(
  request: IncomingMessage,
  fields: Record<string, unknown>,
  files: ReceivedFiles,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const fail = (error: unknown) => {
      request.unpipe(parser)
      // The rest must flow off, or the reply would wait behind it.
      request.resume()
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- whatever the disk or the parser threw
      reject(error)
    }
    let parser: BusboyInstance
    try {
      parser = new Busboy(configFor(request))
    } catch {
      reject(new SchoolError('validation.failed'))
      return
    }
    let fieldsLength = 0
    parser.on('field', (name, value, nameCut, valueCut) => {
      // They stay in memory: together they may be no larger than a body of another kind.
      fieldsLength += value.length
      if (fieldsLength > serverLimits.request.maxBodyBytes) fail(new SchoolError('file.too_large'))
      else if (nameCut || valueCut) fail(new SchoolError(valueCut ? 'file.too_large' : 'validation.failed'))
      else addField(fields, name, value)
    })
    parser.on('file', (field, stream, fileName) => files.receive(field, fileName, stream, fail))
    parser.on('filesLimit', () => fail(new SchoolError('file.too_large')))
    parser.on('fieldsLimit', () => fail(new SchoolError('validation.failed')))
    parser.on('partsLimit', () => fail(new SchoolError('validation.failed')))
    parser.on('error', () => fail(new SchoolError('validation.failed')))
    parser.on('finish', resolve)
    request.once('close', () => {
      if (!request.complete) fail(new SchoolError('validation.failed'))
    })
    request.pipe(parser)
  })
}

function configFor(request: IncomingMessage): BusboyConfig {
  return {
    headers: request.headers as BusboyHeaders, // the content type parser ran, so there is a content type
    limits: {
      fieldNameSize: 100,
      fieldSize: serverLimits.request.maxBodyBytes,
      fields: maxFields,
      fileSize: limits.upload.maxBytes,
      files: limits.upload.maxFiles,
      headerPairs: 50,
      // One without a name is neither a field nor a file, and costs as much.
      parts: maxFields + limits.upload.maxFiles,
    },
    isPartAFile: (_field, _type, fileName) => fileName !== undefined,
  }
}

function addField(fields: Record<string, unknown>, name: string, value: string): void {
  // An assignment to this name would change the object's prototype instead.
  if (name === '__proto__') return
  if (!Object.hasOwn(fields, name)) {
    fields[name] = value
    return
  }
  const before = fields[name]
  fields[name] = Array.isArray(before) ? [...before, value] : [before, value]
}
