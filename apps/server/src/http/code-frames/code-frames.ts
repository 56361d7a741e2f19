import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CodeFrame } from './code-frame.ts'
import { keeping, prepare, sendStored } from './stored-files.ts'
import { pdfFrame } from './pdf-frame.ts'
import { pythonFrame } from './python-frame.ts'
import { webFrame } from './web-frame.ts'

/**
 * The frames in which students' submissions run, or are shown. Their pages have an opaque origin, also when opened by
 * themselves, so what runs in them reaches no session, no storage and no page of the school. What they load is no
 * secret, has its version in the address and may be read from any origin.
 */
export async function codeFrames(
  app: FastifyInstance,
  { pythonPackages }: { pythonPackages?: string | undefined },
): Promise<void> {
  const frames = [await pythonFrame(pythonPackages), await pdfFrame(), webFrame()]

  for (const frame of frames)
    app.get(`/code-frames/${frame.name}`, (request, reply) => {
      void reply
        .headers({
          'content-security-policy': policyOf(frame, request),
          // Firefox treats the page itself as cross-origin, too; frame-ancestors decides who may embed it.
          'cross-origin-resource-policy': 'cross-origin',
          'cache-control': 'no-cache',
        })
        // Replaced by the policy's frame-ancestors.
        .removeHeader('x-frame-options')
        .type('text/html; charset=utf-8')
      return reply.send(frame.page)
    })

  const readers = new Map(frames.flatMap(({ folders }) => Object.entries(folders)))
  const serve = keeping(async (url) => {
    const [, , folder = '', name = '', ...rest] = url.split('/')
    const file = rest.length === 0 ? readers.get(folder)?.(name) : undefined
    return file && prepare(name, await file)
  })
  app.get('/code-frames/:folder/:name', async (request, reply) => {
    const served = await serve(request.url.split('?', 1)[0] ?? '')
    if (!served) return reply.callNotFound()
    return sendStored(request, reply, served)
  })
}

function policyOf(frame: CodeFrame, { protocol, host }: FastifyRequest): string {
  const here = /^[\w.:[\]-]+$/.test(host) ? `${protocol}://${host}/code-frames/` : `'none'`
  return [
    `sandbox ${frame.sandbox ?? 'allow-scripts'}`,
    `default-src 'none'`,
    ...frame.policy(here),
    `frame-ancestors 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ')
}
