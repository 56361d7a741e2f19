import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/**
 * @param scripts the sources of scripts beside our own files, as the policy names them
 * @param hosts what the pages may call beside us
 * @param frames who may hold the page in a frame
 * @param films from where films come beside us
 */
export const pagePolicy = (
  scripts: readonly string[] = [],
  hosts: readonly string[] = [],
  frames = "'none'",
  films: readonly string[] = [],
): string =>
  [
    `default-src 'self'`,
    ["script-src 'self'", ...scripts].join(' '),
    `style-src 'self'`,
    `img-src 'self' data: blob:`,
    ["media-src 'self' blob:", ...films].join(' '),
    `font-src 'self'`,
    ["connect-src 'self'", ...hosts].join(' '),
    `worker-src 'self' blob:`,
    `frame-src 'self'`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors ${frames}`,
  ].join('; ')

const everywhere = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
}

// Data is no page: nothing in it may load or run, should a browser be led to show it.
const forData = {
  ...everywhere,
  'content-security-policy': `default-src 'none'; base-uri 'none'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
}

const forPages = {
  ...everywhere,
  'content-security-policy': pagePolicy(),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  // Only what browsers know by name: the others are a warning in the console of each page.
  'permissions-policy':
    'camera=(self), microphone=(self), fullscreen=(self), geolocation=(), payment=(), usb=(), serial=(), display-capture=()',
  'x-frame-options': 'DENY',
}

const strictTransport = 'max-age=31536000; includeSubDomains'

/** Puts the security headers on every reply: the whole set on pages and what they load, the short one on data. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    setSecurityHeaders(request, reply)
    done()
  })
}

/** For replies of which no hook hears: to what is no address. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  const isData = request.url.startsWith('/api/') && !request.url.startsWith('/api/docs')
  void reply.headers(isData ? forData : forPages)
  if (request.protocol === 'https') void reply.header('strict-transport-security', strictTransport)
}
