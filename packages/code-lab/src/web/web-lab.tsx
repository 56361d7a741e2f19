import { Segments } from '@qadam/ui/segments'
import { useLatest } from '@qadam/ui/use-latest'
import { useCallback, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { EditorLabels } from '../editor/labels.ts'
import { ProjectEditor, type CodeMark, type EditorPlace, type EditorView } from '../editor/project-editor.tsx'
import { RunButton } from '../editor/run-button.tsx'
import { entryNames, fileNames, hasFile, writeFile, type Project } from '../project/project.ts'
import type { ReadMedia } from '../project/project-file.ts'
import type { ToolPorts } from '../tools/ports.ts'
import type { Problem } from './build/problem.ts'
import { WebConsole, type Place } from './console/web-console.tsx'
import { PreviewPane } from './preview-pane.tsx'
import type { Finding } from './structure/check-structure.ts'
import { StoragePanel } from './storage-panel.tsx'
import { StructurePanel } from './structure-panel.tsx'
import { usePreview } from './use-preview.ts'
import { useView } from './use-view.ts'
import type { WebLabels } from './web-labels.ts'

export type { Problem } from './build/problem.ts'
export type { Finding, RequiredPart } from './structure/check-structure.ts'
export type { WebLabels } from './web-labels.ts'

export interface WebLabProps {
  project: Project
  onChange: (project: Project) => void
  labels: EditorLabels
  webLabels: WebLabels
  /** The address of the frame in which the project is shown. */
  frameAddress: string
  /** Gives the bytes of media that have only an address. */
  readMedia?: ReadMedia | undefined
  maxBytes: number
  fileName: string
  /** Media, sharing, history, the tour. */
  tools?: ToolPorts | undefined
  status?: ReactNode
  isReadOnly?: boolean
  /** Brings what was typed to the device: a page that hangs may take the whole tab with it, so it waits for that. */
  keep?: () => Promise<void>
  /** Names the project on this device: what its pages store (`localStorage`) is there at the next visit. */
  storageKey?: string
  /** The project is the student's own and runs by itself; one that came from elsewhere waits until it is asked for. */
  startsAtOnce?: boolean
  /** What is wrong in the files and what the pages lack, after each change. */
  onProblems?: (problems: readonly Problem[], findings: readonly Finding[]) => void
  /** The page threw this and caught it nowhere: its message, and where. */
  onThrown?: (error: string) => void
  onRun?: () => void
}

const views: readonly EditorView[] = ['code', 'split', 'preview']

/** A web project with its editor, the page it makes, shown as it is typed, and the page's console. */
export function WebLab(props: WebLabProps): ReactNode {
  const { project, onChange, labels, webLabels: words, isReadOnly = false, startsAtOnce = true } = props
  const { view, isNarrow, setView } = useView()
  const place = useRef<HTMLDivElement>(null)
  const active = useRef<string>(entryNames.web)
  const latest = useLatest(project)
  const [goal, setGoal] = useState<EditorPlace | undefined>(undefined)
  const [notice, setNotice] = useState('')
  const { preview, state, log, version, touch, stored, problems, findings } = usePreview(place, {
    project,
    address: props.frameAddress,
    title: words.preview,
    loopMessage: words.loop,
    readMedia: props.readMedia,
    keep: props.keep,
    storageKey: props.storageKey,
    startsAtOnce,
    onChecked: props.onProblems,
    onThrown: props.onThrown,
  })

  const noteFile = useCallback((file: string) => {
    active.current = file
  }, [])

  const run = () => {
    preview?.show(latest.current, 'asked')
    // A page that was run is to be seen.
    if (view === 'code') setView(isNarrow ? 'preview' : 'split')
    props.onRun?.()
  }
  const goOn = useCallback(() => preview?.show(latest.current, 'patient'), [preview, latest])
  const goTo = useCallback(
    ({ file, line, column }: Place) => {
      if (!hasFile(latest.current, file)) return
      if (view === 'preview') setView(isNarrow ? 'code' : 'split')
      setGoal({ file, line, ...(column !== undefined && { column }) })
    },
    [view, isNarrow, setView, latest],
  )
  const format = async () => {
    const file = active.current
    const before = latest.current.files[file]
    if (!preview || isReadOnly || before === undefined) return
    const formatted = await preview.format(file, before)
    // What was typed meanwhile must not be undone.
    if (latest.current.files[file] !== before) return
    setNotice(formatted.ok ? '' : words.formatFailed(formatted.problem))
    if (!formatted.ok) goTo(formatted.problem)
    else if (formatted.text !== before) onChange(writeFile(latest.current, file, formatted.text))
  }
  const onKey = (event: KeyboardEvent) => {
    const isRun = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    const isFormat =
      event.code === 'KeyF' && event.shiftKey && event.altKey && !event.ctrlKey && !event.metaKey
    if (!isRun && !isFormat) return
    event.preventDefault()
    event.stopPropagation()
    if (isRun) run()
    else void format()
  }
  const marks = useMemo(() => marksOf(problems, findings, words), [problems, findings, words])
  const pages = fileNames(project, 'web').filter((name) => name.endsWith('.html'))
  const isShown = state.kind === 'shown' || state.kind === 'broken'

  return (
    <div className="code-lab-web" data-view={view} onKeyDownCapture={onKey}>
      <ProjectEditor
        kind="web"
        project={project}
        onChange={(next) => {
          if (notice !== '') setNotice('')
          onChange(next)
        }}
        labels={labels}
        isReadOnly={isReadOnly}
        marks={marks}
        maxBytes={props.maxBytes}
        fileName={props.fileName}
        readMedia={props.readMedia}
        tools={props.tools}
        status={props.status}
        view={view}
        keepsPreview
        goal={goal}
        onFile={noteFile}
        moreTools={[
          {
            id: 'format',
            icon: 'format',
            label: words.formatHint,
            disabled: isReadOnly,
            onSelect: () => void format(),
          },
        ]}
        toolbar={
          <>
            <Segments
              label={words.views}
              items={views
                .filter((each) => !isNarrow || each !== 'split')
                .map((each) => ({ value: each, label: words.view[each] }))}
              value={view}
              onChange={setView}
            />
            <RunButton title={words.runHint} onClick={run}>
              {words.run}
            </RunButton>
          </>
        }
        preview={
          <PreviewPane
            place={place}
            state={state}
            pages={pages}
            labels={words}
            onPage={(page) => preview?.open(page)}
            onRun={run}
          />
        }
        console={
          <>
            <p role="alert" className="bg-pomegranate-soft px-3.5 py-2.5 text-ink" hidden={notice === ''}>
              {notice}
            </p>
            {pages.length > 0 && <StructurePanel findings={findings} labels={words} onPlace={goTo} />}
            <StoragePanel
              stored={stored}
              isKept={props.storageKey !== undefined}
              labels={words}
              onClear={() => void preview?.forget(latest.current)}
            />
            <WebConsole
              log={log}
              version={version}
              problems={problems}
              labels={words}
              onPlace={goTo}
              onGoOn={goOn}
              onClear={() => {
                log.clear()
                touch()
              }}
              onEvaluate={
                isShown
                  ? (code) => {
                      void preview?.evaluate(code).then((problem) => {
                        if (!problem) return
                        log.add([
                          {
                            kind: 'values',
                            level: 'error',
                            values: [{ is: 'text', text: words.problem(problem) }],
                          },
                        ])
                        touch()
                      })
                    }
                  : undefined
              }
            />
          </>
        }
      />
    </div>
  )
}

/** Where a problem is about one word, that word; else its line from there. */
function endOf({ kind, column, name }: Problem): { endColumn?: number } {
  const isWord = kind === 'unexpected_token' || kind === 'declared_twice' || kind === 'reserved_word'
  return isWord && column !== undefined && name !== undefined ? { endColumn: column + name.length } : {}
}

function marksOf(
  problems: readonly Problem[],
  findings: readonly Finding[],
  words: WebLabels,
): readonly CodeMark[] {
  return [
    ...problems.map((problem) => ({ ...problem, ...endOf(problem), message: words.problem(problem) })),
    ...findings.map((finding) => ({
      file: finding.file,
      line: finding.line,
      column: finding.column,
      endColumn: finding.column + 1,
      severity: finding.isRequired ? ('warning' as const) : ('info' as const),
      message: words.finding(finding),
    })),
  ]
}
