import type { IncomingMessage } from 'node:http'
import { Busboy, type BusboyConfig, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy'
import { limits, SchoolError } from '@qadam/contract'
import type { UploadedPart } from './action-handler.ts'
import { requireStorable, type RequestBody } from './request-body.ts'

const maxFields = 200
const maxNameLength = 255
// Room for the boundaries, headers and text fields around ten whole files.
const maxTotalBytes = limits.upload.maxBytes * limits.upload.maxFiles + 2 * limits.request.maxBodyBytes

/**
 * Reads a multipart body into memory. The same field twice becomes a list.
 * @param mayUpload false for a sender nobody knows, whose files are not worth our memory.
 * @throws SchoolError validation.failed, file.too_large, auth.required
 */
export async function readMultipart(request: IncomingMessage, mayUpload: boolean): Promise<RequestBody> {
  if (Number(request.headers['content-length'] ?? 0) > maxTotalBytes) throw new SchoolError('file.too_large')
  const config: BusboyConfig = {
    headers: request.headers as BusboyHeaders, // the content type parser ran, so there is a content type
    limits: {
      fieldNameSize: 100,
      fieldSize: limits.request.maxBodyBytes,
      fields: maxFields,
      fileSize: limits.upload.maxBytes,
      files: limits.upload.maxFiles,
      headerPairs: 50,
    },
    isPartAFile: (_field, _type, fileName) => fileName !== undefined,
  }
  const fields: Record<string, unknown> = {}
  const uploads: UploadedPart[] = []

  await new Promise<void>((resolve, reject) => {
    let parser: BusboyInstance
    try {
      parser = new Busboy(config)
    } catch {
      reject(new SchoolError('validation.failed'))
      return
    }
    const fail = (error: SchoolError) => {
      request.unpipe(parser)
      // The rest must flow off, or the reply would wait behind it.
      request.resume()
      reject(error)
    }
    parser.on('field', (name, value, nameCut, valueCut) => {
      if (nameCut || valueCut) fail(new SchoolError(valueCut ? 'file.too_large' : 'validation.failed'))
      else addField(fields, name, value)
    })
    parser.on('file', (field, stream, fileName) => {
      if (!mayUpload) {
        stream.resume()
        fail(new SchoolError('auth.required'))
        return
      }
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('limit', () => fail(new SchoolError('file.too_large')))
      stream.on('error', () => fail(new SchoolError('validation.failed')))
      stream.on('end', () => uploads.push({ field, fileName: tame(fileName), bytes: Buffer.concat(chunks) }))
    })
    parser.on('filesLimit', () => fail(new SchoolError('file.too_large')))
    parser.on('fieldsLimit', () => fail(new SchoolError('validation.failed')))
    parser.on('error', () => fail(new SchoolError('validation.failed')))
    parser.on('finish', resolve)
    request.once('close', () => {
      if (!request.complete) fail(new SchoolError('validation.failed'))
    })
    request.pipe(parser)
  })
  return { fields: requireStorable(fields), uploads }
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

/** A name for display only: its last part, without control characters. */
function tame(fileName: string): string {
  const last = fileName.split(/[/\\]/).at(-1) ?? ''
  return last
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, maxNameLength)
}
