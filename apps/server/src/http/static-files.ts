import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import { SchoolError } from '@qadam/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendFailure } from './envelope.ts'
import { pageScripts } from './page-scripts.ts'
import { pagePolicy } from './security-headers.ts'

export interface WebRoots {
  /** The built student app. */
  student: string
  /** The built staff console. */
  staff?: string | undefined
  /** Whether browsers cache the student app for offline visits; true by default. */
  isOfflineOn?: boolean
  /** What the student app may call beside this server; nothing by default. */
  calledHosts?: readonly string[]
  /** From where films come beside the school. */
  filmHosts?: readonly string[]
}

// Vite puts a hash of the content into every name under assets/: such a file never changes.
const forEver = 'public, max-age=31536000, immutable'
const askEachTime = 'no-cache'
// A sound's name stays when the sound is replaced.
const forADay = 'public, max-age=86400'

/** The part of the service worker that caches the app, and its replacement that clears the cache. */
const keepingWorker = 'offline-worker.js'
const forgettingWorker = 'offline-worker-off.js'

/** Where the student app shows a question to its author. */
const framedPage = 'preview'

/** The built apps, the sounds, and the app's page for every other address that a browser navigates to. */
export async function staticFiles(
  app: FastifyInstance,
  { webRoots, soundsDir }: { webRoots: WebRoots; soundsDir: string },
): Promise<void> {
  const student = path.resolve(webRoots.student)
  const staff = webRoots.staff === undefined ? undefined : path.resolve(webRoots.staff)
  const sounds = path.resolve(soundsDir)
  // Some addresses have a page of their own, which brings what they need before the app does.
  const ownPages = new Set(existsSync(student) ? readdirSync(student) : [])
  const { calledHosts, filmHosts } = webRoots
  const studentPolicy = pagePolicy(pageScripts(student), calledHosts, undefined, filmHosts)
  const framedPolicy = pagePolicy(pageScripts(student), calledHosts, "'self'", filmHosts)
  await app.register(fastifyStatic, {
    root: student,
    serve: false,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    suppressWarning: true,
  })

  const send = (reply: FastifyReply, name: string, root: string, cache: string): FastifyReply => {
    // The handler below answers for a missing file, which must not be cached as long as the file would be.
    return reply.header('cache-control', cache).sendFile(name, root)
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/sounds/:name',
    handler: (request, reply) => {
      const { name } = request.params as { name: string } // the route's own parameter
      return /^[a-z0-9-]+\.mp3$/.test(name) ? send(reply, name, sounds, forADay) : reply.callNotFound()
    },
  })

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => {
      const pathname = (request.params as { '*': string })['*'] // the wildcard, decoded by the router
      if (pathname === 'api' || pathname.startsWith('api/') || pathname.startsWith('media/')) {
        return reply.callNotFound()
      }
      const isStaff = pathname === 'staff' || pathname.startsWith('staff/')
      const root = isStaff ? staff : student
      if (root === undefined) return reply.callNotFound()
      const name = isStaff ? pathname.slice('staff/'.length) : pathname
      if (!isStaff && name === keepingWorker && webRoots.isOfflineOn === false)
        return send(reply, forgettingWorker, root, askEachTime)
      if (path.posix.extname(name) !== '' && name !== 'index.html') {
        return send(reply, name, root, name.startsWith('assets/') ? forEver : askEachTime)
      }
      if (!isNavigation(request, name)) return reply.callNotFound()
      if (!isStaff) void reply.header('content-security-policy', studentPolicy)
      // The console holds it in a frame; it shows nothing but what that frame is told.
      if (!isStaff && name === framedPage)
        void reply.headers({ 'content-security-policy': framedPolicy, 'x-frame-options': 'SAMEORIGIN' })
      const page = !isStaff && ownPages.has(`${name}.html`) ? `${name}.html` : 'index.html'
      return send(reply, page, root, askEachTime)
    },
  })

  app.setNotFoundHandler((request, reply) => {
    void reply.header('cache-control', 'no-store')
    return sendFailure(reply, new SchoolError('not_found'), request.lang)
  })
}

/** A browser's navigation, as against a page's subresource. */
function isNavigation(request: FastifyRequest, name: string): boolean {
  if (name.startsWith('assets/')) return false
  const accept = request.headers.accept ?? ''
  return name === '' || name === 'index.html' || accept.includes('text/html')
}
