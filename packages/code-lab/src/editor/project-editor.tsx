import { TabStrip } from '@qadam/ui/tab-strip'
import { ToolButton } from '@qadam/ui/tool-icon'
import { useLatest } from '@qadam/ui/use-latest'
import { useCallback, useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react'
import {
  addFile,
  deleteFile,
  entryNames,
  fileNames,
  hasFile,
  renameFile,
  writeFile,
  type Edited,
  type Project,
  type ProjectKind,
} from '../project/project.ts'
import { CodeEditor, type CodeMark } from './code-editor.ts'
import type { EditorLabels } from './labels.ts'
import { Confirm, prefetchDialogs } from './modal.tsx'
import { NameDialog } from './name-dialog.tsx'
import type { ToolPorts } from '../tools/ports.ts'
import { useProjectTools } from '../tools/use-project-tools.tsx'
import { SymbolRow } from './symbol-row.tsx'
import { ToolBar, type ToolAction } from './tool-bar.tsx'
import { useFontSize } from './use-font-size.ts'
import { useProjectTransfer } from './use-project-transfer.tsx'

export type { CodeMark } from './code-editor.ts'
export type { DraftLabels, EditorLabels } from './labels.ts'

export type EditorView = 'code' | 'split' | 'preview'

/** A place in a file that is to be shown; each new one is gone to once. */
export interface EditorPlace {
  file: string
  line: number
  column?: number
}

export interface ProjectEditorProps {
  kind: ProjectKind
  project: Project
  onChange: (project: Project) => void
  labels: EditorLabels
  isReadOnly?: boolean
  /** What is wrong where, as a run or a check found it. */
  marks?: readonly CodeMark[]
  /** Downloads and uploads may be this large. */
  maxBytes: number
  /** The name of a downloaded project, without its end. */
  fileName: string
  /** Gives the bytes of media that have only an address. */
  readMedia?: ((address: string) => Promise<Uint8Array>) | undefined
  /** Media, sharing, history, the tour. */
  tools?: ToolPorts | undefined
  /** Tools of the kind of project, before the rest. */
  moreTools?: readonly ToolAction[]
  /** At the end of the tools: run, stop, hand in. */
  toolbar?: ReactNode
  /** Below the code: what a program prints. */
  console?: ReactNode
  /** Beside the code, below it on a phone: what a page shows. */
  preview?: ReactNode
  view?: EditorView
  /** The preview lives on while it is not seen. */
  keepsPreview?: boolean
  goal?: EditorPlace | undefined
  /** Where a program stands while one walks through it: its file is shown, the focus stays where it is. */
  currentPlace?: EditorPlace | undefined
  /** Which file is shown. */
  onFile?: (file: string) => void
  /** At the foot: whether all is saved. */
  status?: ReactNode
}

const none: readonly CodeMark[] = []
const unreadable = () => Promise.reject(new Error('nobody reads media here'))

/** File tabs, the editor and its tools, with places for what runs the project. */
export function ProjectEditor(props: ProjectEditorProps): ReactNode {
  const { kind, project, onChange, labels, isReadOnly = false, marks = none, view = 'code' } = props
  const { readMedia = unreadable } = props
  const names = fileNames(project, kind)
  const [chosen, setChosen] = useState(entryNames[kind])
  const active = hasFile(project, chosen) ? chosen : (names[0] ?? '')
  const [asking, setAsking] = useState<'add' | 'rename' | 'delete' | undefined>(undefined)
  const font = useFontSize()
  const panelId = useId()

  const latestRef = useLatest(project)
  const change = useCallback(
    (next: Project) => {
      // Two changes between two renders build on each other.
      latestRef.current = next
      onChange(next)
    },
    [onChange, latestRef],
  )
  const { host, editor } = useCodeEditor({
    project,
    active,
    isReadOnly,
    marks,
    labels,
    hintId: `${panelId}-hint`,
    fontSize: font.size,
    currentPlace: props.currentPlace,
    onType: (file, text) => change(writeFile(latestRef.current, file, text)),
  })

  useGoal(props.goal, active, editor, (file) => hasFile(latestRef.current, file) && setChosen(file))
  const { onFile, currentPlace } = props
  useEffect(() => {
    if (currentPlace) setChosen(currentPlace.file)
  }, [currentPlace])
  useEffect(() => {
    onFile?.(active)
  }, [active, onFile])

  const apply = (edited: Edited): Edited => {
    if (!edited.ok) return edited
    change(edited.project)
    setChosen(edited.name)
    return edited
  }
  const askDelete = () => !isReadOnly && names.length > 1 && setAsking('delete')
  const askRename = () => !isReadOnly && setAsking('rename')
  const stop = () => setAsking(undefined)
  const transfer = useProjectTransfer({
    ...props,
    readMedia,
    media: kind === 'web' ? props.tools?.media : undefined,
    onUpload: change,
  })
  const around = useProjectTools({
    ports: props.tools,
    kind,
    project,
    latest: () => latestRef.current,
    onChange: change,
    activeFile: active,
    onInsert: (code) => editor.current?.insert(code),
    isReadOnly,
    fileName: props.fileName,
    readMedia,
  })
  const tools: ToolAction[] = [
    ...(props.moreTools ?? []),
    { id: 'rename', icon: 'rename', label: labels.rename, disabled: isReadOnly, onSelect: askRename },
    {
      id: 'delete',
      icon: 'delete',
      label: names.length > 1 ? labels.delete : labels.problem('last_file'),
      disabled: isReadOnly || names.length < 2,
      onSelect: askDelete,
    },
    { id: 'search', icon: 'search', label: labels.search, onSelect: () => editor.current?.openSearch() },
    {
      id: 'smaller',
      icon: 'smaller',
      label: labels.smaller,
      disabled: !font.smaller,
      onSelect: () => font.smaller?.(),
    },
    {
      id: 'larger',
      icon: 'larger',
      label: labels.larger,
      disabled: !font.larger,
      onSelect: () => font.larger?.(),
    },
    ...transfer.tools,
    ...around.tools,
  ]

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions -- only detects the first use
    <section
      className="code-lab"
      aria-label={labels.editor}
      data-view={view}
      onFocusCapture={prefetchDialogs}
      onPointerEnter={prefetchDialogs}
    >
      <div className="code-lab-head flex bg-tile">
        <TabStrip
          label={labels.files}
          names={names}
          active={active}
          panelId={panelId}
          onSelect={setChosen}
          keys={{ F2: askRename, Delete: askDelete }}
        />
        <ToolButton icon="add" label={labels.add} disabled={isReadOnly} onClick={() => setAsking('add')} />
      </div>
      <div className="code-lab-tools flex items-center border-b border-line px-1 min-[900px]:flex-wrap">
        <ToolBar tools={tools} moreLabel={labels.more} />
        {props.toolbar && (
          <div className="code-lab-slot flex flex-1 justify-end gap-2 p-1">{props.toolbar}</div>
        )}
      </div>
      <div className="code-lab-panes">
        <div
          id={panelId}
          role="tabpanel"
          aria-labelledby={`${panelId}-${active}`}
          className="code-lab-code"
          hidden={view === 'preview'}
        >
          <div ref={host} className="code-lab-editor tick-boxes" />
          {!isReadOnly && (
            <SymbolRow
              label={labels.symbols}
              tabLabel={labels.tab}
              onType={(symbol) => editor.current?.type(symbol)}
            />
          )}
        </div>
        {props.preview && (view !== 'code' || props.keepsPreview) && (
          <div className="code-lab-preview" hidden={view === 'code'}>
            {props.preview}
          </div>
        )}
      </div>
      {props.console && <div className="code-lab-console">{props.console}</div>}
      <div className="code-lab-foot flex min-h-10 flex-wrap items-center justify-between gap-x-4 border-t border-line px-3.5 py-1 text-sm text-muted">
        {props.status}
        <p id={`${panelId}-hint`} className="text-caption pointer-coarse:sr-only">
          {labels.leaveHint}
        </p>
      </div>
      {transfer.dialogs}
      {around.dialogs}
      <NameDialog
        title={labels.addTitle}
        isOpen={asking === 'add'}
        kind={kind}
        suggested={kind === 'python' ? '.py' : '.html'}
        labels={labels}
        onName={(name) => apply(addFile(latestRef.current, name, kind))}
        onClose={stop}
      />
      <NameDialog
        title={labels.renameTitle}
        isOpen={asking === 'rename'}
        kind={kind}
        suggested={active}
        labels={labels}
        onName={(name) => {
          const edited = renameFile(latestRef.current, active, name, kind)
          if (edited.ok) editor.current?.rename(active, edited.name)
          return apply(edited)
        }}
        onClose={stop}
      />
      <Confirm
        title={labels.deleteTitle(active)}
        text={labels.deleteText}
        confirmLabel={labels.delete}
        cancelLabel={labels.cancel}
        isOpen={asking === 'delete'}
        onConfirm={() => {
          editor.current?.forget(active)
          apply(deleteFile(latestRef.current, active, kind))
        }}
        onClose={stop}
      />
    </section>
  )
}

/** Goes to a place as soon as its file is shown. */
function useGoal(
  goal: EditorPlace | undefined,
  active: string,
  editor: { readonly current: CodeEditor | undefined },
  show: (file: string) => void,
): void {
  const reached = useRef<EditorPlace | undefined>(undefined)
  const showFile = useEffectEvent(show)
  useEffect(() => {
    if (!goal || reached.current === goal) return
    if (goal.file !== active) return showFile(goal.file)
    reached.current = goal
    editor.current?.goTo(goal.line, goal.column)
  }, [goal, active, editor])
}

interface Shown {
  project: Project
  active: string
  isReadOnly: boolean
  marks: readonly CodeMark[]
  labels: EditorLabels
  hintId: string
  fontSize: number
  currentPlace: EditorPlace | undefined
  onType: (file: string, text: string) => void
}

/** The engine behind the component: made once, updated on every change. */
function useCodeEditor(shown: Shown) {
  const host = useRef<HTMLDivElement>(null)
  const editor = useRef<CodeEditor | undefined>(undefined)
  const attributes = useEffectEvent((file: string) => ({
    'aria-label': shown.labels.code(file),
    'aria-describedby': shown.hintId,
    // It is focusable without it; explicit, accessibility checks also recognise it as scrollable by keyboard.
    tabindex: '0',
  }))
  const type = useEffectEvent(shown.onType)
  const { labels, active, isReadOnly, marks, fontSize, currentPlace } = shown
  const text = shown.project.files[active] ?? ''
  useEffect(() => {
    if (!host.current) return
    const made = new CodeEditor({
      parent: host.current,
      phrases: labels.phrases,
      attributes: (file) => attributes(file),
      onChange: (file, typed) => type(file, typed),
    })
    editor.current = made
    return () => {
      editor.current = undefined
      made.dispose()
    }
    // Another language has other phrases, which an editor takes only at its birth.
  }, [labels.phrases])
  useEffect(() => {
    const made = editor.current
    if (!made || active === '') return
    made.show(active, text)
    made.setReadOnly(isReadOnly)
    made.setMarks(marks)
    made.showLine(currentPlace?.file === active ? currentPlace.line : undefined)
  }, [active, text, isReadOnly, marks, currentPlace, labels.phrases])
  useEffect(() => {
    host.current?.style.setProperty('--code-lab-font-size', `${fontSize}px`)
    editor.current?.measure()
  }, [fontSize])
  return { host, editor }
}
