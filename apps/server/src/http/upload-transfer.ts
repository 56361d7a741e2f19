import { Readable } from 'node:stream'
import { SchoolError } from '@qadam/contract'
import { Server } from '@tus/server'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../database/database.ts'
import { partialId, type UploadStore } from '../files/file-store.ts'
import { UploadLock } from '../registry/http-ports.ts'

/** How long a request that must give way may go on with what it has received. */
const drain_ms = 500

/** The library that moves the bytes of resumable uploads. It sees only requests made by `transferRequest`. */
export function createTransferServer(db: Database, files: UploadStore, most_bytes: number): Server {
  return new Server({
    path: '/',
    datastore: files.partials,
    maxSize: most_bytes,
    lockDrainTimeout: drain_ms,
    locker: { newLock: (id) => new UploadLock(db, lastPart(id)) },
    getFileIdFromRequest: (request) => partialId(lastPart(request.url)),
    // The id was dealt before.
    namingFunction: (request) => partialId(lastPart(request.url)),
    generateUrl: (_request, { id }) => id,
  })
}

function lastPart(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1)
}

const passedOn = [
  'tus-resumable',
  'upload-length',
  'upload-offset',
  'upload-metadata',
  'content-type',
  'content-length',
]

/** The request as the library takes it, with nothing in it but the protocol's. */
export function transferRequest(request: FastifyRequest, id: string): Request {
  const headers = new Headers()
  for (const name of passedOn) {
    const value = request.headers[name]
    if (typeof value === 'string' && value !== '') headers.set(name, value)
  }
  const address = `http://uploads/${id}`
  const { method } = request
  if (!(request.body instanceof Readable)) return new Request(address, { method, headers })
  // Node's stream is the global one, by two names.
  const body = Readable.toWeb(Readable.from(untilCut(request))) as ReadableStream
  const streamed = { method, headers, body, duplex: 'half' }
  return new Request(address, streamed)
}

/** A body whose connection breaks simply ends there: the bytes received are retained, and the client resumes. */
async function* untilCut({ raw }: FastifyRequest): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of raw) yield chunk as Buffer // no encoding is set
  } catch (error) {
    if (!raw.destroyed) throw error
  }
}

/** The protocol's part of the library's headers: it also allows other origins, which have no business here. */
export function transferHeaders(answer: Response): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const name of ['upload-offset', 'upload-length', 'upload-metadata']) {
    const value = answer.headers.get(name)
    if (value !== null) headers[name] = value
  }
  return headers
}

const refusals: Readonly<Record<number, SchoolError['code']>> = {
  400: 'validation.failed',
  403: 'validation.failed',
  404: 'not_found',
  409: 'conflict',
  410: 'not_found',
  413: 'file.too_large',
}

/** What the library refused, as one of our codes. */
export async function transferRefusal(request: FastifyRequest, answer: Response): Promise<SchoolError> {
  const code = refusals[answer.status]
  if (code) return new SchoolError(code)
  // The store could not write, or another request holds on to the upload: worth another try, and a line in the log.
  request.log.warn({ status: answer.status, reason: await answer.text() }, 'an upload could not go on')
  return new SchoolError('server.busy')
}
