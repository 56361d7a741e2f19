import { createHash } from 'node:crypto'
import { webFrameSources } from '@qadam/code-lab/web-frame'
import type { CodeFrame } from './code-frame.ts'

/** The frame in which students' pages are shown. */
export function webFrame(): CodeFrame {
  const { frame, react, compiler } = webFrameSources()
  const files: Readonly<Record<string, Buffer>> = {
    'frame.js': Buffer.from(frame),
    'react.js': Buffer.from(react),
    'compiler.js': Buffer.from(compiler),
  }
  const hash = createHash('sha256')
    .update(Buffer.concat(Object.values(files)))
    .digest('hex')
    .slice(0, 12)
  const folder = `web-${hash}`
  return {
    name: 'web',
    page: pageOf(`/code-frames/${folder}`),
    // What a page shows came by message and is a blob of its own; it may load nothing and connect nowhere. Forms may be
    // filled in and dialogs shown, which in an opaque origin lead nowhere.
    sandbox: 'allow-scripts allow-forms allow-modals',
    policy: (here) => [
      `script-src ${here} blob: 'unsafe-inline' 'unsafe-eval'`,
      `style-src blob: data: 'unsafe-inline'`,
      `img-src blob: data:`,
      `media-src blob: data:`,
      `font-src blob: data:`,
      `worker-src 'none'`,
    ],
    folders: {
      [folder]: (name) => {
        const source = Object.hasOwn(files, name) ? files[name] : undefined
        return source && Promise.resolve(source)
      },
    },
  }
}

function pageOf(scripts: string): string {
  return `<!doctype html>
<html lang="uz">
<head><meta charset="utf-8"><title>Sahifa</title></head>
<body><script src="${scripts}/frame.js" data-react="${scripts}/react.js" data-compiler="${scripts}/compiler.js"></script></body>
</html>
`
}
