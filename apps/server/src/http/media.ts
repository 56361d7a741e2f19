import { SchoolError } from '@qadam/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../database/database.ts'
import { isFileKey, type FileStore } from '../files/file-store.ts'
import type { MediaGate } from '../files/media-signer.ts'
import { findMedia, type ServedMedia } from '../files/media-store.ts'
import { readRange } from './byte-range.ts'
import { contentDisposition } from './content-disposition.ts'
import { sendFailure } from './envelope.ts'

const cachedRecords = 10_000

// What a browser may show in its place; anything else is handed over as a download: pages, SVG and PDF can hold scripts.
const shownInPlace = /^(image\/(png|jpeg|gif|webp|avif|heic|heif)|video\/[\w.-]+|audio\/[\w.-]+|text\/vtt)$/
// Should a browser show one all the same, it is a page of no origin that may load and run nothing.
const locked = {
  'content-security-policy': `sandbox; default-src 'none'; base-uri 'none'; frame-ancestors 'none'`,
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

export interface MediaTools {
  db: Database
  files: FileStore
  gate: MediaGate
  clock: () => Date
}

/** GET /media/KEY?e=…&s=…: stored media to any caller with a signed address, whole or in byte ranges. */
export async function mediaRoute(
  app: FastifyInstance,
  { db, files, gate, clock }: MediaTools,
): Promise<void> {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(locked)
    done()
  })
  // What a key stands for never changes.
  const records = new Map<string, ServedMedia>()

  const getRecord = async (key: string): Promise<ServedMedia> => {
    const known = records.get(key)
    if (known) return known
    const found = await findMedia(db, key)
    if (!found) throw new SchoolError('not_found')
    if (records.size >= cachedRecords) records.clear()
    records.set(key, found)
    return found
  }

  /** A cached record may outlive its file. Reading the bytes reveals that; where none are read, this checks. */
  const requireStillThere = async (key: string): Promise<void> => {
    if (!(await findMedia(db, key))) throw new SchoolError('not_found')
  }

  const serve = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { key } = request.params as { key: string } // the route's own parameter
    const query = request.query as { e?: unknown; s?: unknown } // fastify parses it to an object
    const isAdmitted =
      isFileKey(key) &&
      typeof query.e === 'string' &&
      typeof query.s === 'string' &&
      gate.admits(key, query.e, query.s, clock())
    if (!isAdmitted) throw new SchoolError('access.forbidden')

    const { mime, size, file_name } = await getRecord(key)
    // A cache in front serves films of courses under its own name; what a student sent has a name of a file.
    const isShared = gate.filmsAt !== '' && file_name === null && mime.startsWith('video/')
    if (isShared) void reply.header('cross-origin-resource-policy', 'cross-origin')
    const etag = `"${key}"`
    void reply.headers({
      'content-type': mime.startsWith('text/') ? `${mime}; charset=utf-8` : mime,
      'accept-ranges': 'bytes',
      etag,
      // As long as the address is valid; then the player requests a new one.
      'cache-control': `${isShared ? 'public' : 'private'}, immutable, max-age=${Number(query.e) - Math.floor(clock().getTime() / 1000)}`,
      'content-disposition': contentDisposition(shownInPlace.test(mime) ? 'inline' : 'attachment', file_name),
    })
    if (request.headers['if-none-match'] === etag) {
      await requireStillThere(key)
      return reply.code(304).send()
    }

    const range = readRange(request.headers.range, request.headers['if-range'], etag, size)
    if (range === 'unsatisfiable') {
      await requireStillThere(key)
      void reply.header('content-range', `bytes */${size}`)
      return sendFailure(
        reply.header('cache-control', 'no-store'),
        new SchoolError('validation.failed'),
        request.lang,
        416,
      )
    }
    if (range) void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    void reply.header('content-length', range ? range.end - range.start + 1 : size)
    if (request.method === 'HEAD' || size === 0) {
      await requireStillThere(key)
      return reply.send()
    }

    const content = await files.read(key, range)
    if (!content) throw new SchoolError('not_found')
    // A student who closes the page stops the reading too.
    reply.raw.once('close', () => content.destroy())
    return reply.send(content)
  }

  app.route({ method: ['GET', 'HEAD'], url: '/media/:key', handler: serve })
}
