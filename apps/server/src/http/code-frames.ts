import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { pythonFrameSources } from '@qadam/code-lab/python-frame'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const forEver = 'public, max-age=31536000, immutable'
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.zip': 'application/zip',
}

interface Served {
  type: string
  plain: Buffer
  br?: Buffer
  gzip?: Buffer
}

const runtimeFiles = [
  'pyodide.mjs',
  'pyodide.asm.mjs',
  'pyodide.asm.wasm',
  'python_stdlib.zip',
  'pyodide-lock.json',
]

/**
 * The frame in which students' Python runs, and its runtime. The frame's page has an origin of nobody, also when it is
 * opened by itself, so what runs in it reaches no session, no storage and no page of the school. What it loads is no
 * secret, has its version in the address and may be read from any origin.
 */
export async function codeFrames(app: FastifyInstance): Promise<void> {
  const resolve = createRequire(import.meta.url).resolve
  const runtime = path.dirname(resolve('pyodide/pyodide.mjs'))
  const { version } = JSON.parse(await readFile(path.join(runtime, 'package.json'), 'utf8')) as {
    version: string // npm's own file
  }
  const sources = pythonFrameSources()
  const hash = createHash('sha256').update(sources.frame).update(sources.worker).digest('hex').slice(0, 12)
  const scripts = `/code-frames/python-${hash}`
  const page = pageOf(scripts, `/code-frames/pyodide-${version}/`)

  app.get('/code-frames/python', (request, reply) => {
    void reply
      .headers({ 'content-security-policy': policyOf(request), 'cache-control': 'no-cache' })
      // The policy's frame-ancestors says it better.
      .removeHeader('x-frame-options')
      .type('text/html; charset=utf-8')
    return reply.send(page)
  })

  const own: Readonly<Record<string, string>> = { 'frame.js': sources.frame, 'worker.js': sources.worker }
  const serve = keeping(async (url) => {
    const name = path.posix.basename(url)
    if (url === `${scripts}/${name}` && own[name] !== undefined) return prepare(name, Buffer.from(own[name]))
    if (url === `/code-frames/pyodide-${version}/${name}` && runtimeFiles.includes(name))
      return prepare(name, await readFile(path.join(runtime, name)))
    return undefined
  })
  app.get('/code-frames/:folder/:name', async (request, reply) => {
    const served = await serve(request.url.split('?', 1)[0] ?? '')
    if (!served) return reply.callNotFound()
    return send(request, reply, served)
  })
}

function pageOf(scripts: string, runtime: string): string {
  return `<!doctype html>
<html lang="uz">
<head><meta charset="utf-8"><title>Python</title></head>
<body><script src="${scripts}/frame.js" data-worker="${scripts}/worker.js" data-runtime="${runtime}"></script></body>
</html>
`
}

/** All a student's program may load are the runner's own files; it has nobody to talk to but the page around it. */
function policyOf({ protocol, host }: FastifyRequest): string {
  const here = /^[\w.:[\]-]+$/.test(host) ? `${protocol}://${host}/code-frames/` : `'none'`
  return [
    'sandbox allow-scripts',
    `default-src 'none'`,
    `script-src ${here} blob: 'wasm-unsafe-eval'`,
    'worker-src blob:',
    `connect-src ${here}`,
    `frame-ancestors 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ')
}

async function prepare(name: string, plain: Buffer): Promise<Served> {
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

/** Files that never change are read and compressed at most once, when they are first asked for. */
function keeping(read: (url: string) => Promise<Served | undefined>) {
  const kept = new Map<string, Promise<Served | undefined>>()
  return async (url: string): Promise<Served | undefined> => {
    const before = kept.get(url)
    if (before) return before
    const reading = read(url)
    kept.set(url, reading)
    // What is not there must not fill the memory, and what failed may succeed.
    if (!(await reading.catch(() => undefined))) kept.delete(url)
    return reading
  }
}

function send(request: FastifyRequest, reply: FastifyReply, served: Served): FastifyReply {
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
