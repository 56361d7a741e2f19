import { Segments } from '@qadam/ui/segments'
import { useLatest } from '@qadam/ui/use-latest'
import { useWidth } from '@qadam/ui/use-width'
import {
  lazy,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import type { PythonWorkspace } from '../checks/python-checks.tsx'
import type { EditorLabels } from '../editor/labels.ts'
import { ProjectEditor, type CodeMark } from '../editor/project-editor.tsx'
import { RunButton } from '../editor/run-button.tsx'
import { useNarrow } from '../editor/use-narrow.ts'
import { entryNames, type Project } from '../project/project.ts'
import type { ToolPorts } from '../tools/ports.ts'
import { ConsoleHead, type ConsoleTab } from './console-head.tsx'
import { ConsoleView } from './console-view.tsx'
import { DataFilesMenu } from './data-files-menu.tsx'
import { endingOf, noEnding, stateText, withoutMeaning, type Ending } from './ending.ts'
import { explainError } from './explain/explain-error.ts'
import type { PythonLabels } from './labels.ts'
import { isBusy } from './python-run.ts'
import { meaningOf } from './problem.tsx'
import { takePython } from './early-python.ts'
import { useShell } from './shell/use-shell.ts'
import { StepsView } from './steps/steps-view.tsx'
import { useSteps } from './steps/use-steps.ts'
import { TurtleCanvas } from './turtle-canvas.tsx'
import { TurtleFeed } from './turtle-feed.ts'
import { useConsoleLog } from './use-console-log.ts'
import { usePythonRun } from './use-python-run.ts'
import { withWrittenFiles } from './written-files.ts'

export type { PythonLabels } from './labels.ts'

export interface PythonLabProps {
  project: Project
  onChange: (project: Project) => void
  labels: EditorLabels
  pythonLabels: PythonLabels
  /** The language in which errors are explained. */
  lang: 'uz' | 'ru'
  /** The address of the frame in which Python runs. */
  frameAddress: string
  maxBytes: number
  fileName: string
  /** Sharing, history, the tour. */
  tools?: ToolPorts | undefined
  status?: ReactNode
  isReadOnly?: boolean
  onRun?: () => void
  /** The traceback a run ended with; undefined once the program is another, or runs without one. */
  onProblem?: (traceback: string | undefined) => void
  /** What stands below the editor and needs its Python. */
  below?: (workspace: PythonWorkspace) => ReactNode
  /** The key under which this device stores the shell's commands; without it, they last as long as the page. */
  shellKey?: string
  /** Python is fetched at once, where most come to run something; else when one begins to work here. */
  startsAtOnce?: boolean
}

// Only who opens the shell pays for it.
const ShellView = lazy(async () => ({ default: (await import('./shell/shell-view.tsx')).ShellView }))

const none: readonly CodeMark[] = []
/** A phone lying on its side has no room for code and console at once. */
const LOW_WINDOW = '(max-height: 480px)'
/** Narrower, and neither a line of code nor a traceback would stay in one piece: a task and the helper take of it too. */
const TWO_COLUMNS_px = 820

/** A Python program with its editor, its console and, where it draws, its picture. */
export function PythonLab(props: PythonLabProps): ReactNode {
  const { project, onChange, labels, pythonLabels: words, lang, frameAddress, maxBytes, onRun } = props
  const [turtle] = useState(() => new TurtleFeed())
  const draws = useRef(false)
  const [pane, setPane] = useState<'code' | 'result' | 'steps'>('code')
  const [hasDrawn, setDrawn] = useState(false)
  const [ending, setEnding] = useState<Ending>(noEnding)
  const lab = useRef<HTMLDivElement>(null)
  const isBeside = useWidth(lab) >= TWO_COLUMNS_px
  const isNarrow = useNarrow()
  const latest = useLatest(project)

  const [file, setFile] = useState(entryNames.python)
  const recorder = useSteps()
  const [tab, setTab] = useState<ConsoleTab>('console')
  const shell = useShell()
  const { log, version, touch } = useConsoleLog()
  const { python, state } = usePythonRun(() => takePython(frameAddress), {
    onOutput: (stream, text) => {
      if (!shell.hearOutput(stream, text)) {
        recorder.hearOutput(text)
        log.append(stream, text)
      }
      touch()
    },
    onSteps: recorder.hear,
    onTurtle: (commands) => {
      draws.current = true
      setDrawn(true)
      turtle.play(commands)
    },
    onFiles: (files) => {
      const next = withWrittenFiles(latest.current, files, maxBytes)
      if (next !== latest.current) onChange(next)
    },
    onEnd: (task, result) => {
      log.endLine()
      touch()
      setDrawn(draws.current)
      if (shell.hearEnd(result)) return
      const ended = endingOf(result)
      setEnding(ended)
      if (task === 'steps') {
        const isWalk = recorder.end(
          ended.kind === 'crashed' || ended.kind === 'none' ? 'stopped' : ended.kind,
        )
        // Who went back to the code meanwhile has left them, and may be typing.
        if (isWalk) setPane('steps')
      }
      props.onProblem?.(result.outcome === 'error' ? result.error.text : undefined)
    },
    onDropped: shell.giveUp,
  })
  const { startsAtOnce = false } = props
  useEffect(() => {
    if (startsAtOnce) python.start()
  }, [python, startsAtOnce])

  const canStop = isBusy(state)
  const run = (task: 'program' | 'steps') => {
    if (isBusy(python.getState())) return
    if (task === 'steps') recorder.begin()
    else recorder.close()
    log.clear()
    touch()
    turtle.reset()
    draws.current = false
    setEnding(noEnding)
    setPane('result')
    setTab('console')
    const { files } = latest.current
    python.begin(task, (engine) => engine.run(files, entryOf(files), task === 'steps'))
    if (matchMedia(LOW_WINDOW).matches)
      lab.current?.querySelector('.code-lab-console')?.scrollIntoView({ block: 'nearest' })
    onRun?.()
  }
  const command = (text: string) => {
    if (isBusy(python.getState())) return
    shell.begin(text)
    const { files } = latest.current
    python.begin('command', (engine) => engine.command(files, entryOf(files), text))
  }
  const answer = (text: string) => {
    if (shell.isBusy()) shell.answer(text)
    else log.append('in', `${text}\n`)
    touch()
    python.answer(text)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.stopPropagation()
    run('program')
  }

  const explanation = ending.kind === 'error' ? explainError(ending.error, lang) : undefined
  const { walk, at } = recorder
  const step = walk?.steps[at]
  const currentPlace = useMemo(() => step && { file: step.file, line: step.line }, [step])
  const leaveSteps = (to: typeof pane) => {
    recorder.close()
    setPane(to)
  }
  const marks = useMarks(ending, explanation)

  return (
    <div
      ref={lab}
      className="code-lab-python"
      data-pane={pane}
      data-beside={isBeside || undefined}
      data-state={state.kind}
      onKeyDownCapture={onKey}
      onFocusCapture={() => void python.start()}
    >
      <ProjectEditor
        kind="python"
        project={project}
        onChange={(next) => {
          // The steps are those of the program as it was. Who types stays with the code, or the rest would be lost.
          if (walk) leaveSteps('code')
          else recorder.close()
          setEnding(withoutMeaning)
          if (ending.kind === 'error') props.onProblem?.(undefined)
          onChange(next)
        }}
        labels={labels}
        isReadOnly={props.isReadOnly ?? false}
        marks={marks}
        maxBytes={maxBytes}
        fileName={props.fileName}
        tools={props.tools}
        status={props.status}
        currentPlace={currentPlace}
        onFile={setFile}
        view={hasDrawn || walk ? 'split' : 'code'}
        moreTools={
          isNarrow
            ? [
                {
                  id: 'steps',
                  icon: 'forward',
                  label: words.steps.begin,
                  disabled: canStop,
                  onSelect: () => run('steps'),
                },
              ]
            : []
        }
        toolbar={
          <>
            {isNarrow && (
              <Segments
                items={[
                  { value: 'code', label: words.codeTab },
                  { value: 'result', label: words.resultTab },
                ]}
                value={pane}
                onChange={leaveSteps}
                className="code-lab-switch"
              />
            )}
            {canStop ? (
              <RunButton variant="danger" disabled={state.kind === 'stopping'} onClick={() => python.stop()}>
                {words.stop}
              </RunButton>
            ) : (
              <RunButton title={words.runHint} onClick={() => run('program')}>
                {words.run}
              </RunButton>
            )}
            {!canStop && !isNarrow && (
              <RunButton variant="secondary" title={words.steps.beginHint} onClick={() => run('steps')}>
                {words.steps.begin}
              </RunButton>
            )}
          </>
        }
        preview={
          walk ? (
            <StepsView
              steps={walk.steps}
              at={at}
              onMove={recorder.move}
              onClose={() => leaveSteps('result')}
              output={walk.output}
              ending={walk.ending}
              error={ending.kind === 'error' ? ending.error : undefined}
              explanation={ending.kind === 'crashed' ? words.crashed : explanation}
              words={words.steps}
            />
          ) : (
            <TurtleCanvas
              feed={turtle}
              words={words}
              isLive={state.kind === 'running'}
              onEvent={(event) => python.happen(event)}
            />
          )
        }
        console={
          <>
            <ConsoleHead
              tab={tab}
              onTab={setTab}
              status={stateText(state, tab === 'shell' ? noEnding : ending, words)}
              words={words}
              onClear={() => {
                if (tab === 'shell') shell.clear()
                else {
                  log.clear()
                  setEnding((now) => (now.kind === 'error' ? now : noEnding))
                }
                touch()
              }}
            >
              <DataFilesMenu
                project={project}
                onChange={onChange}
                file={file}
                maxBytes={maxBytes}
                isReadOnly={props.isReadOnly ?? false}
                words={words.data}
              />
            </ConsoleHead>
            {tab === 'shell' ? (
              <Suspense fallback={<div className="code-lab-output" />}>
                <ShellView
                  shell={shell}
                  version={version}
                  words={words}
                  lang={lang}
                  isBusy={canStop}
                  isAwaiting={state.kind === 'awaiting_input'}
                  historyKey={props.shellKey}
                  onCommand={command}
                  onAnswer={answer}
                />
              </Suspense>
            ) : (
              <ConsoleView
                log={log}
                version={version}
                labels={words}
                isAwaiting={state.kind === 'awaiting_input' && !shell.isBusy()}
                onAnswer={answer}
              >
                {meaningOf(ending, lang, words)}
              </ConsoleView>
            )}
          </>
        }
      />
      {props.below?.({ project, isBusy: canStop, takeEngine: () => python.start() })}
    </div>
  )
}

function useMarks(ending: Ending, explanation: string | undefined): readonly CodeMark[] {
  const [stored, setKept] = useState<{
    ending: Ending
    explanation: string | undefined
    marks: readonly CodeMark[]
  }>({ ending, explanation, marks: none })
  if (stored.ending === ending && stored.explanation === explanation) return stored.marks
  const place = ending.kind === 'error' ? ending.error.place : undefined
  const marks: readonly CodeMark[] =
    ending.kind === 'error' && place
      ? [{ ...place, severity: 'error', message: explanation ?? ending.error.message }]
      : none
  setKept({ ending, explanation, marks })
  return marks
}

/** The last file of a project cannot be deleted, so there is one. */
function entryOf(files: Readonly<Record<string, string>>): string {
  return Object.hasOwn(files, entryNames.python) ? entryNames.python : (Object.keys(files)[0] ?? '')
}
