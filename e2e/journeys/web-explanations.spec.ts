import { faultsOf } from '../../packages/code-lab/src/corpus/read-corpus.ts'
import { ProjectBuilder } from '../../packages/code-lab/src/web/build/build-project.ts'
import { piecesOf } from '../../packages/code-lab/src/web/explain/corpus/pieces.ts'
import { explainEntry } from '../../packages/code-lab/src/web/explain/explain-entry.ts'
import type { Entry, ShowMessage } from '../../packages/code-lab/src/web/frame/protocol.ts'
import type { WebLabels } from '../../packages/code-lab/src/web/web-labels.ts'
import { labelsIn, languages } from '../../packages/web/src/labels-in.ts'
import { expect, test } from '../journey.ts'

/** Pages that go wrong as they run: each says its cause and the line, in both languages. */
const pieces = (['handlers', 'thrown', 'react'] as const).flatMap(piecesOf)

const options: ShowMessage['options'] = {
  isAsked: true,
  scroll: [0, 0],
  answers: [],
  loopMessage: 'loop',
  patience: 'short',
  stored: { local: [], session: [] },
  search: '',
  hash: '',
  around: { before: 0, after: 0 },
}

test('what goes wrong in a running page is told by its cause and its line', async ({ page, school }) => {
  const built = pieces.map(({ project }) => new ProjectBuilder().build(project).built)
  const messages = built.map((each): ShowMessage => ({ type: 'show', built: each, media: [], options }))
  await page.goto(`${school.url}/code`)
  const heard = await page.evaluate(runAll, JSON.stringify(messages))
  const faults = pieces.flatMap((piece, at) => {
    const entries = heard[at] ?? []
    const found = languages.flatMap((lang) => {
      const labels = labelsIn(lang)
      const told = entries.flatMap((entry) => toldOf(entry, labels) ?? [])
      return faultsOf(told.join('\n'), lang, piece).map((fault) => `${lang}: ${fault}`)
    })
    const lines = new Set(entries.flatMap((entry) => (isWrong(entry) ? (placeOf(entry) ?? []) : [])))
    const expected = piece.line === 0 ? [] : [`${piece.file} ${piece.line}`]
    if (String([...lines]) !== String(expected)) found.push(`at ${[...lines].join(', ')}, not ${expected[0]}`)
    if (found.length === 0) return []
    const said = entries.map(
      ({ kind, values }) =>
        `${kind} ${values
          .map((v) => ('text' in v ? v.text : ''))
          .join(' ')
          .slice(0, 160)}`,
    )
    return [{ title: piece.title, found, said }]
  })
  expect(faults).toEqual([])
})

/** What is told of an entry without a word of the browser. */
function toldOf(entry: Entry, labels: WebLabels): string | undefined {
  const { kind, values } = entry
  const [first] = values
  switch (kind) {
    case 'loop':
    case 'calls':
    case 'recursion':
      return labels[kind]
    case 'blocked':
    case 'missing':
    case 'nowhere':
      return labels.entry(kind, first && 'text' in first ? first.text : '')
    default:
      return explainEntry(entry, labels)
  }
}

const isWrong = ({ kind, level }: Entry): boolean =>
  level === 'error' || level === 'warn' || kind === 'thrown'

const placeOf = ({ file, line }: Entry): string | undefined =>
  file === undefined ? undefined : `${file} ${line}`

/** Runs pages in frames of their own, a few beside each other, and hears what their consoles say. */
async function runAll(given: string): Promise<Entry[][]> {
  const messages = JSON.parse(given) as readonly ShowMessage[] // as they were just written
  const results: Entry[][] = []
  let next = 0
  const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
  const work = async () => {
    const frame = document.createElement('iframe')
    frame.setAttribute('sandbox', 'allow-scripts allow-forms allow-modals')
    frame.src = '/code-frames/web'
    const isReady = new Promise<void>((resolve) => {
      addEventListener('message', ({ source }) => source === frame.contentWindow && resolve())
    })
    document.body.append(frame)
    await isReady
    for (let at = next++; at < messages.length; at = next++) results[at] = await run(frame, messages[at])
    frame.remove()
  }
  const run = async (frame: HTMLIFrameElement, message: ShowMessage | undefined) => {
    const { port1, port2 } = new MessageChannel()
    const entries: Entry[] = []
    const isLoaded = new Promise<void>((resolve) => {
      port1.addEventListener('message', ({ data }: MessageEvent<{ type: string; entries?: string }>) => {
        if (data.type === 'entries') entries.push(...(JSON.parse(data.entries ?? '[]') as Entry[])) // as our own frame sends them
        if (data.type === 'loaded') resolve()
      })
    })
    port1.start()
    frame.contentWindow?.postMessage(message, '*', [port2])
    await isLoaded
    // What is drawn by program comes after that, and what is fetched; an endless effect is noticed at its fiftieth turn.
    for (let waited = 0; waited < 2000 && entries.length === 0; waited += 100) await pause(100)
    await pause(200)
    port1.close()
    return entries
  }
  await Promise.all([work(), work(), work()])
  return results
}
