import path from 'node:path'
import { readCorpus, type Written } from '../../../corpus/read-corpus.ts'
import type { Project } from '../../../project/project.ts'
import { causes } from './causes.ts'

/** A faulty file, and the project it stands in. */
interface Piece extends Written {
  file: string
  project: Project
}

const kinds = {
  styles: 'style.css',
  scripts: 'app.js',
  pages: 'index.html',
  components: 'App.jsx',
  handlers: 'index.html',
  thrown: 'app.js',
  react: 'App.jsx',
} as const

type Corpus = keyof typeof kinds

const head =
  '<!doctype html><html lang="uz"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sahifa</title>'

/** What stands around a faulty file, on one line with its first, so that lines stay lines. */
function around(corpus: Corpus, text: string): Record<string, string> {
  const page = (inHead: string, body: string) => `${head}${inHead}</head><body><h1>Salom</h1>${body}`
  switch (corpus) {
    case 'styles':
      return { 'index.html': page('<link rel="stylesheet" href="style.css">', ''), 'style.css': text }
    case 'scripts':
    case 'thrown':
      return {
        'index.html': page('', '<button id="btn">Bosing</button><script src="app.js"></script>'),
        'app.js': text,
        'buzuq.json': 'salom',
      }
    case 'pages':
    case 'handlers':
      return { 'index.html': page('', text), 'style.css': '', 'app.js': '' }
    case 'components':
    case 'react':
      return {
        'index.html': page('', '<div id="root"></div><script type="module" src="main.jsx"></script>'),
        'main.jsx': `import { createRoot } from 'react-dom/client'
import App from './App.jsx'
createRoot(document.querySelector('#root')).render(<App />)
`,
        'App.jsx': text,
        'Karta.jsx': 'export function Karta() {\n  return <p>Karta</p>\n}\n',
      }
  }
}

export function piecesOf(corpus: Corpus): Piece[] {
  const file = path.join(import.meta.dirname, `${corpus}.txt`)
  return readCorpus(file, causes).map((written) => ({
    ...written,
    file: kinds[corpus],
    project: { files: around(corpus, written.program), media: { 'mushuk.png': '' } },
  }))
}
