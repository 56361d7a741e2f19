import { Button } from '@qadam/ui/button'
import { TextButton } from '@qadam/ui/text-button'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { EditorLabels } from '../../editor/labels.ts'
import { useCode } from '../../editor/use-code.ts'
import { ConsoleView } from '../console-view.tsx'
import type { PythonLabels } from '../labels.ts'
import { meaningOf } from '../problem.tsx'
import { TurtleCanvas } from '../turtle-canvas.tsx'
import { TurtleFeed } from '../turtle-feed.ts'
import { endingOf, noEnding, stateText, type Ending } from '../ending.ts'
import { isBusy } from '../python-run.ts'
import { useConsoleLog } from '../use-console-log.ts'
import { usePythonRun } from '../use-python-run.ts'
import { joinPython, type PythonPart } from './shared-python.ts'

export interface SnippetLabels {
  close: string
  reset: string
  code: string
}

interface Words {
  labels: EditorLabels
  pythonLabels: PythonLabels
  snippetLabels: SnippetLabels
}

export interface PythonSnippetProps extends Words {
  code: string
  lang: 'uz' | 'ru'
  frameAddress: string
  onClose: () => void
  onRun?: () => void
  /** Is given what a run printed that came to its end. */
  onPrinted?: ((text: string) => void) | undefined
}

export interface ProgramPanelProps extends Words {
  text: string
  onType: (text: string) => void
  /** What a press brings back. */
  begin: string
  lang: 'uz' | 'ru'
  frameAddress: string
  /** It runs as soon as it is shown. */
  runsAtOnce?: boolean
  onClose?: (() => void) | undefined
  onRun?: (() => void) | undefined
  onPrinted?: ((text: string) => void) | undefined
  /** Stands in place of the editor. */
  written?: ReactNode
  /** What else is done with its Python. */
  below?: (python: { isBusy: boolean; take: () => PythonPart }) => ReactNode
}

const FILE = 'main.py'

/** A short program out of a text: run as it stands at once, then changed and run again. */
export function PythonSnippet({ code, ...props }: PythonSnippetProps): ReactNode {
  const [text, setText] = useState(code)
  return <ProgramPanel {...props} text={text} onType={setText} begin={code} runsAtOnce />
}

/** A program to change and run, in the one Python of the page. */
export function ProgramPanel(props: ProgramPanelProps): ReactNode {
  const { text, onType, begin, pythonLabels: words, snippetLabels, lang, frameAddress } = props
  const { runsAtOnce = false, onClose, onRun, below } = props
  const [turtle] = useState(() => new TurtleFeed())
  const [hasDrawn, setDrawn] = useState(false)
  const [ending, setEnding] = useState<Ending>(noEnding)
  const [hasRun, setRun] = useState(runsAtOnce)
  const printed = useRef('')
  const host = useCode(FILE, { text, onType }, props.labels, snippetLabels.code)
  const { log, version, touch } = useConsoleLog()
  const { python, state } = usePythonRun(() => joinPython(frameAddress), {
    onOutput: (stream, text) => {
      log.append(stream, text)
      touch()
      if (stream === 'out') printed.current += text
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
      if (result.outcome === 'finished') props.onPrinted?.(printed.current)
    },
  })

  const run = () => {
    if (isBusy(python.getState())) return
    log.clear()
    printed.current = ''
    touch()
    turtle.reset()
    setDrawn(false)
    setEnding(noEnding)
    setRun(true)
    python.begin('program', (engine) => engine.run({ [FILE]: text }, FILE))
    onRun?.()
  }
  const first = useRef(runsAtOnce ? run : undefined)
  useEffect(() => first.current?.(), [])
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
      {props.written ?? <div ref={host} className="code-lab-snippet-code" />}
      <div className="code-lab-snippet-actions flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line p-2">
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
        <TextButton className="px-2" onClick={() => onType(begin)}>
          {snippetLabels.reset}
        </TextButton>
        {onClose && (
          <TextButton className="px-2" onClick={onClose}>
            {snippetLabels.close}
          </TextButton>
        )}
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
      {hasRun && (
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
      )}
      {below?.({ isBusy: isBusy(state), take: () => python.start() })}
    </div>
  )
}
