import { createHash } from 'node:crypto'

interface Chunk {
  type: 'chunk'
  fileName: string
  moduleIds: readonly string[]
  imports: readonly string[]
  dynamicImports: readonly string[]
  viteMetadata?: { importedCss: ReadonlySet<string>; importedAssets: ReadonlySet<string> }
}
interface Asset {
  type: 'asset'
  fileName: string
  source: string | Uint8Array
}
type Bundle = Record<string, Chunk | Asset>

interface OfflineFiles {
  name: string
  generateBundle: {
    order: 'post'
    handler: (
      this: { emitFile: (file: { type: 'asset'; fileName: string; source: string }) => void },
      options: unknown,
      bundle: Bundle,
    ) => void
  }
}

/**
 * What a lesson can do without: too large to prefetch. It is cached after its first use. The place of the helper stands beside
 * practice whether it is opened or not, and a running exam in the bar and on
 * home, of which no part may be missing.
 */
const large =
  /\/routes\/(?!home|courses|course|module|lesson|login|profile)[a-z-]+-route\.tsx$|\/packages\/code-lab\/|\/@codemirror\/|\/lottie-web\/|\/@firebase\/|\/features\/(?:code|helper(?!\/(?:helper-pane|use-helper-open))|exam(?!\/(?:exam-clock|exam-place|running-)))\//

/**
 * A Vite plugin that lists which files the service worker caches for an offline visit (`first`), and which there are at
 * all (`all`). The page names the list, whose own name is thereby that of the version.
 */
export function offlineFiles(): OfflineFiles {
  return {
    name: 'qadam-offline-files',
    generateBundle: {
      // After index.html has all that stands in it.
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('there is no index.html')
        const all = Object.keys(bundle).filter((file) => file.startsWith('assets/'))
        const entries = [
          ...appFiles(String(page.source)),
          ...all.filter((file) => String(page.source).includes(`/${file}"`)),
        ]
        const first = filesFor(entries, bundle)
        const address = (files: Iterable<string>) => [...files].map((file) => `/${file}`).toSorted()
        const source = JSON.stringify({ first: address(first), all: address(all) })
        // The page's own script is part of the version.
        const hash = createHash('sha256')
          .update(source)
          .update(String(page.source))
          .digest('hex')
          .slice(0, 10)
        const fileName = `assets/files-${hash}.json`
        this.emitFile({ type: 'asset', fileName, source })
        const meta = `<meta name="app-files" content="/${fileName}" />`
        page.source = String(page.source).replace('</head>', `  ${meta}\n  </head>`)
      },
    },
  }
}

/** The app's own files, which the page's script runs (first-page.ts). */
function appFiles(page: string): readonly string[] {
  const [, named = '{}'] = /id="parts">(.*?)<\/script>/.exec(page) ?? []
  const { app = [] } = JSON.parse(named) as { app?: string[] } // as first-page.ts wrote it
  if (app.length === 0) throw new Error('index.html names none of its files')
  return app
}

function importedAtOnce(entries: readonly string[], bundle: Bundle): Set<string> {
  const found = new Set(entries)
  // A set is walked to its end, with what is added on the way.
  for (const file of found) {
    const chunk = bundle[file]
    if (chunk?.type === 'chunk') for (const next of chunk.imports) found.add(next)
  }
  return found
}

/**
 * Whether a part, with all that it imports at once, has something large in it that is not there without it: a name out of
 * a large package in the first view once made every part large, and left nothing to read offline.
 */
function isLarge(part: string, bundle: Bundle, seen: Set<string>): boolean {
  const chunk = bundle[part]
  if (chunk?.type !== 'chunk' || seen.has(part)) return false
  seen.add(part)
  return (
    chunk.moduleIds.some((id) => large.test(id.replaceAll('\\', '/'))) ||
    chunk.imports.some((next) => isLarge(next, bundle, seen))
  )
}

function filesFor(entries: readonly string[], bundle: Bundle): Set<string> {
  const there = importedAtOnce(entries, bundle)
  const found = new Set<string>()
  const waiting = [...entries]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue
    found.add(file)
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk') continue
    waiting.push(...chunk.imports)
    waiting.push(...chunk.dynamicImports.filter((part) => !isLarge(part, bundle, new Set(there))))
    for (const more of [chunk.viteMetadata?.importedCss, chunk.viteMetadata?.importedAssets])
      waiting.push(...(more ?? []))
  }
  return found
}
