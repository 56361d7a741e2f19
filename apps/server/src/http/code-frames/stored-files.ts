import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const forEver = 'public, max-age=31536000, immutable'
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.zip': 'application/zip',
}

export interface Served {
  type: string
  plain: Buffer
  br?: Buffer
  gzip?: Buffer
}

/** Makes a file ready to be served: with its type, and compressed where that helps. */
export async function prepare(name: string, plain: Buffer): Promise<Served> {
  const type = types[path.posix.extname(name)] ?? 'application/octet-stream'
  if (name.endsWith('.zip')) return { type, plain }
  const [br, gzipped] = await Promise.all([
    brotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
    zip(plain),
  ])
  return { type, plain, br, gzip: gzipped }
}

/** Files that never change are read and compressed at most once, at the first request. */
export function keeping(read: (url: string) => Promise<Served | undefined>) {
  const stored = new Map<string, Promise<Served | undefined>>()
  return async (url: string): Promise<Served | undefined> => {
    const before = stored.get(url)
    if (before) return before
    const reading = read(url)
    stored.set(url, reading)
    // What is not there must not fill the memory, and what failed may succeed.
    if (!(await reading.catch(() => undefined))) stored.delete(url)
    return reading
  }
}

/** Sends a file that never changes and is no secret: any origin may read it, also an opaque one. */
export function sendStored(request: FastifyRequest, reply: FastifyReply, served: Served): FastifyReply {
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = (['br', 'gzip'] as const).find(
    (each) => served[each] !== undefined && new RegExp(`\\b${each}\\b`).test(accepted),
  )
  void reply
    .headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': forEver,
      vary: 'accept-encoding',
    })
    .type(served.type)
  if (encoding) void reply.header('content-encoding', encoding)
  return reply.send(encoding ? served[encoding] : served.plain)
}
