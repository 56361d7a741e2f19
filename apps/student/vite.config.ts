import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { withoutInjectedStyles } from '@qadam/ui/vite-csp'
import { defineConfig, normalizePath } from 'vite'
import { contractForBrowsers } from './contract-for-browsers.ts'
import { earlyPythonPage } from './early-python-page.ts'
import { fixedPictures } from './fixed-pictures.ts'
import { firstPage } from './first-page.ts'
import { offlineFiles } from './offline-files.ts'

// Set by scripts/dev.ts where other ports are wanted.
const server = process.env['QADAM_DEV_SERVER'] ?? 'http://127.0.0.1:3000'
const staffPort = Number(process.env['QADAM_DEV_STAFF_PORT'] ?? 5174)

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

const contract = normalizePath(path.join(import.meta.dirname, '../../packages/contract/src/index.ts'))
/**
 * The contract names every action; of its schemas the first view needs those of its own actions, which bring theirs.
 */
const isOfLaterCalls = (id: string): boolean =>
  /[\\/](?:entities|question-types)[\\/]|[\\/](?:list|settings|later-student-actions|lesson-student-actions|student-actions|staff-actions|live-events|request-fields|question-types|word-count|telegram-limits|push-limits|certificate-limits|parent-limits|sms-limits|exercise-limits|share-limits|second-factor-limits|server-limits|office-limits|school-setting-ranges)\.ts$/.test(
    id,
  )

/** Parts of libraries that their entry names and only later screens use. */
const isOfLaterScreens = (id: string): boolean =>
  /[\\/](?:useBlocker|useLocation|mutationObserver|useMutation|infiniteQueryObserver|useInfiniteQuery|hydration|HydrationBoundary|queriesObserver|useQueries)\.js$/.test(
    id,
  )

const screens = (names: string): string[] => names.split(' ').map((name) => `routes/${name}-route.tsx`)
const first = ['main.tsx', ...screens('home')]
/** What they need is there with a lesson, or nearly. */
const study = screens('exam code py preview')
const light = screens('course module leaderboard login invite invited notifications coin-shop profile')

/**
 * These modules with all that they import at once.
 * @param isUsed whether one uses what it imports; the entry of a library names all of it
 */
function importedAtOnce(
  files: readonly string[],
  graph: ModuleGraph,
  isUsed: (id: string, by: string) => boolean = () => true,
): Set<string> {
  const found = new Set<string>()
  const waiting = files.map((file) => normalizePath(path.join(import.meta.dirname, 'src', file)))
  for (let by = waiting.pop(); by !== undefined; by = waiting.pop()) {
    if (found.has(by)) continue
    found.add(by)
    for (const id of graph.getModuleInfo(by)?.importedIds ?? []) if (isUsed(id, by)) waiting.push(id)
  }
  return found
}

let firstView: Set<string> | undefined

/** Whether `/` needs a module before it shows: the app's entry and the home screen, with all they import at once. */
function isOfFirstView(id: string, graph: ModuleGraph): boolean {
  firstView ??= importedAtOnce(
    first,
    graph,
    (next, by) => !(by === contract && isOfLaterCalls(next)) && !isOfLaterScreens(next),
  )
  return firstView.has(id)
}

let lesson: Record<'all' | 'study' | 'light', Set<string>> | undefined

/**
 * In which file a lesson brings a module that no lighter screen needs; null for all others. Left alone, it came in more
 * than forty, since each screen shares other modules with it: most were a few hundred bytes.
 */
function lessonFile(id: string, graph: ModuleGraph): string | null {
  lesson ??= {
    all: importedAtOnce(screens('lesson'), graph),
    study: importedAtOnce(study, graph),
    light: importedAtOnce([...first, ...light], graph),
  }
  if (!lesson.all.has(id) || lesson.light.has(id)) return null
  return lesson.study.has(id) ? 'study' : 'lesson'
}

export default defineConfig({
  resolve: {
    // React has it itself; the shim is for versions before 18.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  plugins: [
    contractForBrowsers(),
    react(),
    tailwindcss(),
    withoutInjectedStyles(),
    firstPage(),
    offlineFiles(),
    earlyPythonPage(),
    fixedPictures(),
  ],
  server: {
    port: Number(process.env['QADAM_DEV_STUDENT_PORT'] ?? 5173),
    strictPort: true,
    // The page is cross-origin isolated in production; developing without it would hide what that forbids.
    headers: {
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
    },
    proxy: {
      '/api': server,
      '/certificate': server,
      '/code-frames': server,
      '/pages': server,
      '/parent': server,
      '/media': server,
      '/sounds': server,
      // By its name: a development server listens on one of the machine's two own addresses.
      '/staff': `http://localhost:${staffPort}`,
    },
  },
  // The builder of web projects is one, and fetches the formatter only when it is needed.
  worker: { format: 'es' },
  build: {
    // The content security policy allows no data: addresses but for small pictures in styles.
    target: 'esnext',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        index: 'index.html',
        'early-python': 'src/early-python.ts',
        'first-script': 'src/first-script.ts',
      },
      output: {
        // The first view carries the names of all parts, a hundred of them. Screens alone stay named.
        chunkFileNames: ({ isDynamicEntry, name }) =>
          isDynamicEntry && name.endsWith('-route') ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
        // A phone on 3G pays for every file: what each first view needs anyway comes in one, which also packs best.
        codeSplitting: {
          groups: [
            {
              name: (id, graph) =>
                id.includes('rolldown/runtime') || isOfFirstView(id, graph) ? 'shared' : null,
              priority: 2,
            },
            // What they import from others stays there: lighter screens would bring all of it otherwise.
            { name: lessonFile, priority: 1, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
})
