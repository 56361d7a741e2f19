import { Button } from '@qadam/ui/button'
import { TextButton } from '@qadam/ui/text-button'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { CodeEditor } from '../../editor/code-editor.ts'
import type { EditorLabels } from '../../editor/labels.ts'
import { ConsoleView } from '../console-view.tsx'
import type { PythonLabels } from '../labels.ts'
import { meaningOf } from '../problem.tsx'
import { TurtleCanvas } from '../turtle-canvas.tsx'
import { TurtleFeed } from '../turtle-feed.ts'
import { endingOf, noEnding, stateText, type Ending } from '../ending.ts'
import { isBusy } from '../python-run.ts'
import { useConsoleLog } from '../use-console-log.ts'
import { usePythonRun } from '../use-python-run.ts'
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
  const [ending, setEnding] = useState<Ending>(noEnding)
  const { host, textOf, reset } = useCode(code, props.labels, snippetLabels.code)
  const { log, version, touch } = useConsoleLog()
  const { python, state } = usePythonRun(() => joinPython(frameAddress), {
    onOutput: (stream, text) => {
      log.append(stream, text)
      touch()
    },
    onTurtle: (commands) => {
      setDrawn(true)
      turtle.play(commands)
    },
    onFiles: () => undefined,
    onEnd: (_task, result) => {
      log.endLine()
      touch()
      setEnding(endingOf(result))
    },
  })

  const run = () => {
    if (isBusy(python.getState())) return
    log.clear()
    touch()
    turtle.reset()
    setDrawn(false)
    setEnding(noEnding)
    python.begin('program', (engine) => engine.run({ [FILE]: textOf() }, FILE))
    onRun?.()
  }
  const first = useRef(run)
  useEffect(() => first.current(), [])
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.stopPropagation()
    run()
  }

  // A program's output stands below it, and may be below the fold.
  const workspace = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (ending.kind === 'none') return
    const meaning = ending.kind === 'error' ? '.code-lab-problem > p' : '.code-lab-output'
    workspace.current?.querySelector(meaning)?.scrollIntoView({ block: 'nearest' })
  }, [ending])

  return (
    <div
      ref={workspace}
      className="code-lab code-lab-snippet"
      data-state={state.kind}
      onKeyDownCapture={onKey}
    >
      <div ref={host} className="code-lab-snippet-code" />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line p-2">
        {isBusy(state) ? (
          <Button
            variant="danger"
            className="max-sm:w-full"
            disabled={state.kind === 'stopping'}
            onClick={() => python.stop()}
          >
            {words.stop}
          </Button>
        ) : (
          <Button className="max-sm:w-full" title={words.runHint} onClick={run}>
            {words.run}
          </Button>
        )}
        <TextButton className="px-2" onClick={reset}>
          {snippetLabels.reset}
        </TextButton>
        <TextButton className="px-2" onClick={onClose}>
          {snippetLabels.close}
        </TextButton>
        <p role="status" className="ml-auto pr-2 text-sm text-muted">
          {stateText(state, ending, words)}
        </p>
      </div>
      {hasDrawn && (
        <TurtleCanvas
          feed={turtle}
          words={words}
          isLive={state.kind === 'running'}
          onEvent={(event) => python.happen(event)}
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
          python.answer(text)
        }}
      >
        {meaningOf(ending, lang, words)}
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
