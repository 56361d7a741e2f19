import { readFileSync } from 'node:fs'
import path from 'node:path'

interface PushPictures {
  name: string
  generateBundle: (this: {
    emitFile: (file: { type: 'asset'; fileName: string; source: Uint8Array }) => void
  }) => void
}

const pictures = path.join(import.meta.dirname, '../../packages/ui/pictures')

/** A Vite plugin that puts the pictures of a push where the service worker, which is built by nobody, looks for them. */
export function pushPictures(): PushPictures {
  return {
    name: 'qadam-push-pictures',
    generateBundle() {
      for (const [fileName, picture] of [
        ['push-icon.png', 'icon-192.png'],
        ['push-badge.png', 'bell-badge.png'],
      ] as const)
        this.emitFile({ type: 'asset', fileName, source: readFileSync(path.join(pictures, picture)) })
    },
  }
}
