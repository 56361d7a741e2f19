import path from 'node:path'
import { runnerImport } from 'vite'
import type * as FirstCourse from './src/app/first-course.tsx'
import { firstScreens } from './src/platform/first-calls.ts'

interface Chunk {
  type: 'chunk'
  name: string
  isEntry: boolean
  facadeModuleId: string | null
  moduleIds: readonly string[]
  fileName: string
  code: string
  imports: readonly string[]
  viteMetadata?: { importedCss: ReadonlySet<string> }
}
interface Asset {
  type: 'asset'
  source: string | Uint8Array
}
type Bundle = Record<string, Chunk | Asset>

interface FirstPage {
  name: string
  transformIndexHtml: {
    order: 'pre'
    handler: (html: string, context: { server?: unknown }) => Promise<string>
  }
  generateBundle: { order: 'post'; handler: (options: unknown, bundle: Bundle) => void }
}

const PLACE = '<!-- first-script -->'
const COURSE_PLACE = '<!-- first-course -->'
/** As Vite writes it into the page; the first script itself runs what it names. */
const appScript = /<script type="module" crossorigin src="\/([^"]+)"><\/script>/g

/** The parts of the app, beyond the screens, that a first visit may need at once: by their files. */
const texts = ['ru', 'ru-study', 'uz-study', 'ru-rest', 'uz-rest']

/**
 * A Vite plugin that puts src/first-script.ts into index.html itself, so that it costs no way to the server, with the
 * files that each first screen needs beyond the app's, and with what the script draws of a course. The server allows it
 * by its hash (http/page-scripts.ts).
 */
export function firstPage(): FirstPage {
  return {
    name: 'qadam-first-page',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html, { server }) => {
        // Where the app is near, nothing is drawn before it: each saved file would draw it anew.
        if (server !== undefined)
          return html.replace(PLACE, '<script type="module" src="/src/first-script.ts"></script>')
        const course = await drawFirstCourse()
        const page = html.replace(COURSE_PLACE, () => course)
        if (page === html) throw new Error('index.html has no place for the first course')
        return page
      },
    },
    generateBundle: {
      // After Vite has written index.html.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((each): each is Chunk => each.type === 'chunk')
        const script = chunks.find(({ name, isEntry }) => isEntry && name === 'first-script')
        const page = bundle['index.html']
        const source = page?.type === 'asset' ? String(page.source) : ''
        const app = chunks.filter(({ fileName }) => source.includes(`src="/${fileName}"`))
        if (!script || app.length === 0 || page?.type !== 'asset')
          throw new Error('the first script, the app or its page is missing')
        if (script.imports.length > 0) throw new Error('the first script must not import what the app brings')
        const known = new Set(app.flatMap((chunk) => [...filesOf(chunk, bundle)]))
        const partOf = (end: string): string[] => {
          const isIt = (id: string) => id.replaceAll('\\', '/').endsWith(end)
          const chunk =
            chunks.find(({ facadeModuleId }) => facadeModuleId !== null && isIt(facadeModuleId)) ??
            chunks.find(({ moduleIds }) => moduleIds.some(isIt))
          if (!chunk) throw new Error(`${end} is in no file`)
          return [...filesOf(chunk, bundle)].filter((file) => !known.has(file))
        }
        const font = Object.keys(bundle).find((file) => /\/onest-latin-[\w-]{8}\.woff2$/.test(file))
        if (font === undefined) throw new Error('the font of the first view is missing')
        const parts = Object.fromEntries([
          ['app', [...source.matchAll(appScript)].map(([, file]) => file)],
          ...firstScreens.map((screen) => [screen, partOf(`/routes/${screen}-route.tsx`)]),
          ...texts.map((name) => [name, partOf(`/i18n/${name}.ts`)]),
        ])
        const code = `(()=>{${script.code.trim()}})()`
        if (!source.includes(PLACE) || code.includes('</script'))
          throw new Error('index.html has no place for the first script')
        if (parts.app.length === 0) throw new Error('index.html runs no app')
        const data = `<script type="application/json" id="parts">${JSON.stringify(parts)}</script>`
        // Who asks ahead is who uses it, the page or its script: a browser with a service worker shares nothing between both.
        const preload = `<link rel="preload" as="font" crossorigin href="/${font}">`
        page.source = source
          .replace(PLACE, () => `${preload}\n    ${data}\n    <script>${code}</script>`)
          .replaceAll(appScript, '')
        delete bundle[script.fileName]
      },
    },
  }
}

/** By the app's components as they are. */
async function drawFirstCourse(): Promise<string> {
  const file = path.join(import.meta.dirname, 'src/app/first-course.tsx')
  const config = { configFile: false, root: import.meta.dirname, logLevel: 'warn' } as const
  const { module } = await runnerImport<typeof FirstCourse>(file, config)
  return await module.drawFirstCourse()
}

/** A chunk and what it imports at once, with their styles. */
function filesOf(chunk: Chunk, bundle: Bundle): Set<string> {
  const found = new Set<string>()
  const waiting = [chunk.fileName]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue
    found.add(file)
    const next = bundle[file]
    if (next?.type !== 'chunk') continue
    waiting.push(...next.imports)
    for (const style of next.viteMetadata?.importedCss ?? []) found.add(style)
  }
  return found
}
