import type { Project } from '../project/project.ts'
import type { ReadMedia } from '../project/project-file.ts'
import { Builder } from './build/builder.ts'
import { MediaBlobs } from './media-blobs.ts'
import type { ShownMessage } from './parse-message.ts'
import { PreviewFrame } from './preview-frame.ts'

/** JavaScript over `document` and `window` of the page as it stands after it has loaded; it throws where it finds a fault. */
export interface WebCheck {
  id: string
  assert: string
}

export interface WebCheckResult {
  id: string
  ok: boolean
  /** What the check threw; empty where it passed. */
  message: string
}

export interface WebCheckPorts {
  /** The address of the frame in which web projects run. */
  frameAddress: string
  /** Where the frame lives while the checks run; nothing of it is seen. */
  parent: HTMLElement
  readMedia?: ReadMedia | undefined
  signal?: AbortSignal | undefined
}

const LOAD_ms = 20_000
/** A page that draws itself by program has done so by then. */
const SETTLE_ms = 150
const CHECK_ms = 8000

/**
 * Opens the project's first page in a frame of its own, out of sight, and runs the checks in it one after the other. A
 * page that hangs fails all that are left. The result comes from a frame in which the student's code runs, too: it is a
 * hint, and never worth points.
 * @throws the signal's reason when it is aborted.
 */
export async function runWebChecks(
  project: Project,
  checks: readonly WebCheck[],
  { frameAddress, parent, readMedia, signal }: WebCheckPorts,
): Promise<WebCheckResult[]> {
  signal?.throwIfAborted()
  const builder = new Builder()
  const media = new MediaBlobs(readMedia)
  const ears = new Set<(message: ShownMessage | 'ready' | 'failed') => void>()
  const report = (message: ShownMessage | 'ready' | 'failed') => {
    for (const hear of ears) hear(message)
  }
  const frame = new PreviewFrame({
    address: frameAddress,
    parent,
    title: '',
    isHidden: true,
    onReady: () => report('ready'),
    onFailed: () => report('failed'),
    onMessage: report,
  })
  const waitFor = <Found>(
    find: (message: ShownMessage | 'ready' | 'failed') => Found | undefined,
    longest: number,
  ) =>
    new Promise<Found | undefined>((resolve, reject) => {
      const end = (found?: Found) => {
        clearTimeout(timer)
        ears.delete(hear)
        signal?.removeEventListener('abort', abort)
        resolve(found)
      }
      const timer = setTimeout(() => end(), longest)
      const abort = () => {
        end()
        reject(signal?.reason as Error) // as it was given
      }
      const hear = (message: ShownMessage | 'ready' | 'failed') => {
        const found = message === 'failed' ? undefined : find(message)
        if (found !== undefined || message === 'failed') end(found)
      }
      ears.add(hear)
      signal?.addEventListener('abort', abort)
    })
  try {
    const isReady = waitFor((message) => message === 'ready' || undefined, LOAD_ms)
    const [{ built }] = await Promise.all([builder.build(project), media.fetch(project.media)])
    if (!frame.isReady && (await isReady) === undefined) return failed(checks, 'the frame did not load')
    const hasLoaded = waitFor(
      (message) => (typeof message === 'object' && message.type === 'loaded') || undefined,
      LOAD_ms,
    )
    frame.show(built, media.here(project.media), {
      isAsked: false,
      scroll: [0, 0],
      answers: [],
      loopMessage: 'the loop worked too long',
      patience: 'usual',
      // Checks judge a page with empty storage.
      stored: { local: [], session: [] },
      search: '',
      hash: '',
      around: { before: 0, after: 0 },
    })
    if ((await hasLoaded) === undefined) return failed(checks, 'the page did not load')
    await new Promise((resolve) => setTimeout(resolve, SETTLE_ms))
    const results: WebCheckResult[] = []
    for (const [id, check] of checks.entries()) {
      signal?.throwIfAborted()
      const compiled = await builder.compile(check.assert, 'check')
      if (!compiled.ok) {
        results.push({
          id: check.id,
          ok: false,
          message: `the check is no JavaScript (line ${compiled.problem.line})`,
        })
        continue
      }
      const answer = waitFor(
        (message) =>
          typeof message === 'object' && message.type === 'checked' && message.id === id
            ? message
            : undefined,
        CHECK_ms,
      )
      frame.send({ type: 'check', id, code: compiled.code })
      const said = await answer
      if (!said) return [...results, ...failed(checks.slice(id), 'the page hangs')]
      results.push({ id: check.id, ok: said.ok, message: said.message })
    }
    return results
  } finally {
    frame.dispose()
    builder.dispose()
  }
}

function failed(checks: readonly WebCheck[], message: string): WebCheckResult[] {
  return checks.map(({ id }) => ({ id, ok: false, message }))
}
