import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'

type Handle = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

interface FixedPictures {
  name: string
  configureServer: (server: { middlewares: { use: (handle: Handle) => unknown } }) => void
  generateBundle: (this: {
    emitFile: (file: { type: 'asset'; fileName: string; source: Uint8Array }) => void
  }) => void
}

const names = new Map([
  ['push-icon.png', 'icon-192.png'],
  ['push-badge.png', 'bell-badge.png'],
  ['app-icon-192.png', 'icon-any-192.png'],
  ['app-icon-512.png', 'icon-any-512.png'],
  ['app-icon-maskable-512.png', 'icon-512.png'],
  ['app-narrow.jpg', 'app-narrow.jpg'],
  ['app-wide.jpg', 'app-wide.jpg'],
])

const pictures = path.join(import.meta.dirname, '../../packages/ui/pictures')

/**
 * A Vite plugin that gives pictures fixed addresses for what no build step rewrites: the service worker (pictures of a
 * push) and the manifest (pictures of the app).
 */
export function fixedPictures(): FixedPictures {
  return {
    name: 'qadam-fixed-pictures',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const picture = names.get(request.url?.slice(1).split('?')[0] ?? '')
        if (picture === undefined) next()
        else {
          const type = picture.endsWith('.jpg') ? 'image/jpeg' : 'image/png'
          response.setHeader('Content-Type', type).end(readFileSync(path.join(pictures, picture)))
        }
      })
    },
    generateBundle() {
      for (const [fileName, picture] of names)
        this.emitFile({ type: 'asset', fileName, source: readFileSync(path.join(pictures, picture)) })
    },
  }
}
