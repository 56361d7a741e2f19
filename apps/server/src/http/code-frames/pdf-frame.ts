import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { withoutTypes } from '@qadam/code-lab/without-types'
import type { CodeFrame } from './code-frame.ts'

const runtimeFiles = ['pdf.min.mjs', 'pdf.worker.min.mjs']

/** The frame in which a PDF is drawn, and what draws it. */
export async function pdfFrame(): Promise<CodeFrame> {
  const sources = path.dirname(fileURLToPath(import.meta.resolve('@qadam/ui/pdf-frame/frame.ts')))
  const { resolve } = createRequire(path.join(sources, 'frame.ts'))
  const runtime = path.dirname(resolve('pdfjs-dist/legacy/build/pdf.min.mjs'))
  const { version } = JSON.parse(await readFile(resolve('pdfjs-dist/package.json'), 'utf8')) as {
    version: string // npm's own file
  }
  const script = withoutTypes(await readFile(path.join(sources, 'frame.ts'), 'utf8'))
  const styles = await readFile(path.join(sources, 'frame.css'), 'utf8')
  const hash = createHash('sha256').update(script).update(styles).digest('hex').slice(0, 12)
  const own = `pdf-${hash}`
  const library = `pdfjs-${version}`
  return {
    name: 'pdf',
    page: `<!doctype html>
<html lang="uz">
<head><meta charset="utf-8"><title>PDF</title><link rel="stylesheet" href="/code-frames/${own}/frame.css"></head>
<body><script src="/code-frames/${own}/frame.js" data-runtime="/code-frames/${library}/"></script></body>
</html>
`,
    // A document has all it needs in itself, and may message only the page around it.
    policy: (here) => [
      `script-src ${here} blob:`,
      'worker-src blob: data:',
      `style-src ${here}`,
      'font-src data:',
    ],
    folders: {
      [own]: (name) => {
        if (name === 'frame.js') return Promise.resolve(Buffer.from(script))
        return name === 'frame.css' ? Promise.resolve(Buffer.from(styles)) : undefined
      },
      [library]: (name) => (runtimeFiles.includes(name) ? readFile(path.join(runtime, name)) : undefined),
    },
  }
}
