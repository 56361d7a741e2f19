import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { CodeEditor } from '../../editor/code-editor.ts'
import type { EditorLabels } from '../../editor/labels.ts'
import { ConsoleView } from '../console-view.tsx'
import type { PythonLabels } from '../labels.ts'
import type { RunResult } from '../parse-message.ts'
import { Problem } from '../problem.tsx'
import { TurtleCanvas } from '../turtle-canvas.tsx'
import { TurtleFeed } from '../turtle-feed.ts'
import { usePython } from '../use-python.ts'
import { joinPython } from './shared-python.ts'

export interface SnippetLabels {
  close: string
  reset: string
  code: string
}

export interface PythonSnippetProps {
  code: string
  labels: EditorLabels
  pythonLabels: PythonLabels
  snippetLabels: SnippetLabels
  lang: 'uz' | 'ru'
  frameAddress: string
  onClose: () => void
  onRun?: () => void
}

const FILE = 'main.py'

/** A short program out of a text: run as it stands at once, then changed and run again. */
export function PythonSnippet(props: PythonSnippetProps): ReactNode {
  const { code, pythonLabels: words, snippetLabels, lang, frameAddress, onClose, onRun } = props
  const [turtle] = useState(() => new TurtleFeed())
  const [hasDrawn, setDrawn] = useState(false)
  const [result, setResult] = useState<RunResult | undefined>(undefined)
  const [isWanted, setWanted] = useState(true)
  const { host, textOf, reset } = useCode(code, props.labels, snippetLabels.code)
  const { state, log, version, engine, touch } = usePython(
    frameAddress,
    {
      onTurtle: (commands) => {
        setDrawn(true)
        turtle.play(commands)
      },
      onFiles: () => undefined,
      onEnd: (ended) => {
        setWanted(false)
        setResult(ended)
      },
    },
    joinPython,
  )
  const isBusy = isWanted || state.kind === 'running' || state.kind === 'awaiting_input'

  const run = () => {
    if (!engine) return
    log.clear()
    touch()
    turtle.reset()
    setDrawn(false)
    setResult(undefined)
    setWanted(true)
    engine.run({ [FILE]: textOf() }, FILE)
    onRun?.()
  }
  const latest = useRef(run)
  latest.current = run
  useEffect(() => {
    if (engine) latest.current()
  }, [engine])
  useEffect(() => {
    if (state.kind === 'failed') setWanted(false)
  }, [state.kind])
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.stopPropagation()
    if (!isBusy) run()
  }

  const error = result?.outcome === 'error' ? result.error : undefined
  return (
    <div className="code-lab code-lab-snippet" data-state={state.kind} onKeyDownCapture={onKey}>
      <div ref={host} className="code-lab-snippet-code" />
      <div className="code-lab-snippet-tools">
        {isBusy ? (
          <button
            type="button"
            className="code-lab-button"
            data-tone="danger"
            onClick={() => {
              setWanted(false)
              engine?.stop()
            }}
          >
            {words.stop}
          </button>
        ) : (
          <button
            type="button"
            className="code-lab-button"
            data-tone="primary"
            title={words.runHint}
            onClick={run}
          >
            {words.run}
          </button>
        )}
        <button type="button" className="code-lab-link" onClick={reset}>
          {snippetLabels.reset}
        </button>
        <button type="button" className="code-lab-link" onClick={onClose}>
          {snippetLabels.close}
        </button>
        <p role="status">{statusOf(state.kind, isWanted, result, words)}</p>
      </div>
      {hasDrawn && (
        <TurtleCanvas
          feed={turtle}
          words={words}
          isLive={state.kind === 'running'}
          onEvent={(event) => engine?.happen(event)}
        />
      )}
      <ConsoleView
        log={log}
        version={version}
        labels={words}
        isAwaiting={state.kind === 'awaiting_input'}
        onAnswer={(text) => {
          log.append('in', `${text}\n`)
          touch()
          engine?.answer(text)
        }}
      >
        {error && <Problem error={error} lang={lang} words={words} />}
      </ConsoleView>
    </div>
  )
}

function useCode(code: string, { phrases }: EditorLabels, label: string) {
  const host = useRef<HTMLDivElement>(null)
  const editor = useRef<CodeEditor | undefined>(undefined)
  const text = useRef(code)
  useEffect(() => {
    if (!host.current) return
    const made = new CodeEditor({
      parent: host.current,
      phrases,
      attributes: () => ({ 'aria-label': label, tabindex: '0' }),
      onChange: (_file, typed) => (text.current = typed),
    })
    made.show(FILE, text.current)
    editor.current = made
    return () => made.dispose()
  }, [phrases, label])
  const reset = () => {
    text.current = code
    editor.current?.show(FILE, code)
  }
  return { host, textOf: () => text.current, reset }
}

function statusOf(
  kind: string,
  isWanted: boolean,
  result: RunResult | undefined,
  words: PythonLabels,
): string {
  if (kind === 'failed') return words.failed
  if (kind === 'awaiting_input') return words.awaiting
  if (isWanted) return kind === 'loading' ? words.loading : words.running
  if (!result || result.outcome === 'error') return ''
  if (result.outcome === 'crashed') return words.crashed
  return result.outcome === 'finished' ? words.finished : words.stopped
}
