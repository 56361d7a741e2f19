import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'

export interface PlainProxy {
  url: string
  close: () => void
}

/**
 * The school for a browser without cross-origin isolation: the same replies without the headers that enable it.
 * @param change what to make of the script that runs in the worker.
 */
export async function plainProxy(
  target: string,
  change: (script: string) => string = (script) => script,
): Promise<PlainProxy> {
  const server: Server = createServer((asked, reply) => {
    // Its text is changed, so it must come as text.
    const headers = { ...asked.headers, 'accept-encoding': 'identity' }
    const onward = request(new URL(asked.url ?? '/', target), { method: asked.method, headers }, (answer) => {
      const {
        'cross-origin-opener-policy': _opener,
        'cross-origin-embedder-policy': _embedder,
        ...rest
      } = answer.headers
      if (!asked.url?.endsWith('/worker.js')) {
        reply.writeHead(answer.statusCode ?? 500, rest)
        answer.pipe(reply)
        return
      }
      const { 'content-length': _length, ...withoutLength } = rest
      const pieces: Buffer[] = []
      answer.on('data', (piece: Buffer) => pieces.push(piece))
      answer.on('end', () => {
        reply.writeHead(answer.statusCode ?? 500, withoutLength)
        reply.end(change(Buffer.concat(pieces).toString()))
      })
    })
    onward.on('error', () => reply.destroy())
    asked.pipe(onward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
