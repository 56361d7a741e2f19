import { readFileSync } from 'node:fs'
import path from 'node:path'

interface FixedPictures {
  name: string
  generateBundle: (this: {
    emitFile: (file: { type: 'asset'; fileName: string; source: Uint8Array }) => void
  }) => void
}

const pictures = path.join(import.meta.dirname, '../../packages/ui/pictures')

/**
 * A Vite plugin that puts pictures where those look for them that are built by nobody: the service worker for those of a
 * push, the manifest for those of the app.
 */
export function fixedPictures(): FixedPictures {
  return {
    name: 'qadam-fixed-pictures',
    generateBundle() {
      for (const [fileName, picture] of [
        ['push-icon.png', 'icon-192.png'],
        ['push-badge.png', 'bell-badge.png'],
        ['app-icon-192.png', 'icon-any-192.png'],
        ['app-icon-512.png', 'icon-any-512.png'],
        ['app-icon-maskable-512.png', 'icon-512.png'],
      ] as const)
        this.emitFile({ type: 'asset', fileName, source: readFileSync(path.join(pictures, picture)) })
    },
  }
}
