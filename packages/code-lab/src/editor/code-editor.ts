import {
  acceptCompletion,
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  completionStatus,
  insertBracket,
} from '@codemirror/autocomplete'
import {
  defaultKeymap,
  history,
  historyKeymap,
  indentLess,
  indentMore,
  isolateHistory,
} from '@codemirror/commands'
import {
  bracketMatching,
  codeFolding,
  foldGutter,
  foldKeymap,
  indentOnInput,
  indentUnit,
} from '@codemirror/language'
import { lintGutter, lintKeymap, setDiagnostics, type Diagnostic } from '@codemirror/lint'
import { highlightSelectionMatches, openSearchPanel, search, searchKeymap } from '@codemirror/search'
import {
  Annotation,
  Compartment,
  EditorState,
  type ChangeSpec,
  type Extension,
  type StateCommand,
  type Text,
} from '@codemirror/state'
import {
  drawSelection,
  dropCursor,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import { adoptEditorStyles } from './adopt-styles.ts'
import { currentLine, showCurrentLine } from './current-line.ts'
import { indentOf, loadLanguage } from './languages.ts'
import { editorTheme } from './theme.ts'

/** A place in a file with a message. Lines and columns count from 1. */
export interface CodeMark {
  file: string
  line: number
  column?: number
  /** The end, by default that of the line; the column after the last character. */
  endLine?: number
  endColumn?: number
  severity: 'error' | 'warning' | 'info'
  message: string
}

export interface CodeEditorPorts {
  parent: HTMLElement
  /** The editor's own words (search, folding, completion) by their English ones. */
  phrases: Readonly<Record<string, string>>
  /** Attributes of the element one types in: its name and description. */
  attributes: (file: string) => Record<string, string>
  onChange: (file: string, text: string) => void
}

const KEY_ROW_PX = 48

/** What came from outside, and so is no news to the owner. */
const fromOutside = Annotation.define<boolean>()

/**
 * One view for all files of a project: each has its undo history, selection and folds retained while others are shown.
 */
export class CodeEditor {
  readonly #ports: CodeEditorPorts
  readonly #view: EditorView
  readonly #states = new Map<string, EditorState>()
  readonly #language = new Compartment()
  readonly #access = new Compartment()
  #file = ''
  /** The text as the owner last knew it, so that its echo needs no comparing. */
  #known = ''
  #isReadOnly = false
  #marks: readonly CodeMark[] = []

  constructor(ports: CodeEditorPorts) {
    adoptEditorStyles(ports.parent.ownerDocument)
    this.#ports = ports
    this.#view = new EditorView({ parent: ports.parent })
    if (isTouch()) window.visualViewport?.addEventListener('resize', this.#stayInSight)
  }

  /** Shows a file, or brings the shown one to a text that came from outside. */
  show(file: string, text: string): void {
    if (file === this.#file) return this.#bring(text)
    if (this.#file !== '') this.#states.set(this.#file, this.#view.state)
    const stored = this.#states.get(file)
    this.#file = file
    this.#known = text
    this.#view.setState(stored ? updated(stored, text) : this.#newState(file, text))
    this.#view.dispatch({ effects: this.#access.reconfigure(this.#accessOf()) })
    this.#showMarks()
    void this.#loadLanguage(file)
  }

  /** A file goes on under another name, with its history. */
  rename(from: string, to: string): void {
    if (from === this.#file) {
      this.#file = to
      void this.#loadLanguage(to)
      this.#view.dispatch({ effects: this.#access.reconfigure(this.#accessOf()) })
      return
    }
    const state = this.#states.get(from)
    this.#states.delete(from)
    if (state) this.#states.set(to, state)
  }

  /** Drops the state of a deleted file: a new one under its name has no history. */
  forget(file: string): void {
    this.#states.delete(file)
    if (file === this.#file) this.#file = ''
  }

  setReadOnly(isReadOnly: boolean): void {
    if (isReadOnly === this.#isReadOnly) return
    this.#isReadOnly = isReadOnly
    this.#view.dispatch({ effects: this.#access.reconfigure(this.#accessOf()) })
  }

  /** Marks places of any file; those of the shown one are seen at once. */
  setMarks(marks: readonly CodeMark[]): void {
    if (marks === this.#marks) return
    this.#marks = marks
    this.#showMarks()
  }

  /** Types a symbol where the cursor is, with its pair where it has one, as a key would. */
  type(symbol: string): void {
    const view = this.#view
    if (this.#isReadOnly) return
    if (symbol === '\t') pressTab(view)
    else {
      const paired = insertBracket(view.state, symbol)
      view.dispatch(paired ?? view.state.replaceSelection(symbol), {
        scrollIntoView: true,
        userEvent: 'input.type',
      })
    }
    view.focus()
  }

  /** Puts a text in place of the selection, whatever stands in it. */
  insert(text: string): void {
    if (this.#isReadOnly) return
    this.#view.dispatch(this.#view.state.replaceSelection(text), {
      scrollIntoView: true,
      userEvent: 'input.paste',
    })
    this.#view.focus()
  }

  /** Marks the line of the shown file at which a program stands, or none. */
  showLine(line: number | undefined): void {
    showCurrentLine(this.#view, line)
  }

  openSearch(): void {
    openSearchPanel(this.#view)
  }

  focus(): void {
    this.#view.focus()
  }

  /** Puts the cursor at a place and shows it. */
  goTo(line: number, column = 1): void {
    const { doc } = this.#view.state
    this.#view.dispatch({ selection: { anchor: placeIn(doc, line, column) }, scrollIntoView: true })
    this.#view.focus()
  }

  /** Measures again, after the size of the text has changed. */
  measure(): void {
    this.#view.requestMeasure()
  }

  dispose(): void {
    window.visualViewport?.removeEventListener('resize', this.#stayInSight)
    this.#view.destroy()
    this.#states.clear()
  }

  /** An on-screen keyboard takes half of the screen: where one types must not be in that half. */
  readonly #stayInSight = (): void => {
    requestAnimationFrame(() => {
      if (!this.#view.hasFocus) return
      const { head } = this.#view.state.selection.main
      this.#view.dispatch({ effects: EditorView.scrollIntoView(head) })
    })
  }

  #bring(text: string): void {
    if (text === this.#known) return
    this.#known = text
    const change = difference(this.#view.state.doc.toString(), text)
    if (!change) return
    // To undo it is not to undo what was typed a moment before.
    const annotations = [fromOutside.of(true), isolateHistory.of('full')]
    this.#view.dispatch({ changes: change, annotations })
  }

  #newState(file: string, text: string): EditorState {
    return EditorState.create({
      doc: text,
      extensions: [
        basics(),
        indentUnit.of(' '.repeat(indentOf(file))),
        EditorState.phrases.of(this.#ports.phrases),
        this.#language.of([]),
        this.#access.of([]),
        EditorView.updateListener.of((update) => {
          if (!update.docChanged || update.transactions.some((one) => one.annotation(fromOutside))) return
          this.#known = update.state.doc.toString()
          this.#ports.onChange(this.#file, this.#known)
        }),
      ],
    })
  }

  #accessOf(): Extension {
    return [
      EditorState.readOnly.of(this.#isReadOnly),
      EditorView.contentAttributes.of(this.#ports.attributes(this.#file)),
    ]
  }

  async #loadLanguage(file: string): Promise<void> {
    // Without its language a file is plain text, which can be written just as well.
    const language = await loadLanguage(file).catch((): Extension => [])
    if (this.#file === file) this.#view.dispatch({ effects: this.#language.reconfigure(language) })
  }

  #showMarks(): void {
    const { state } = this.#view
    const mine = this.#marks.filter(({ file }) => file === this.#file)
    this.#view.dispatch(
      setDiagnostics(
        state,
        mine.map((mark) => diagnosticOf(state.doc, mark)),
      ),
    )
  }
}

function isTouch(): boolean {
  return matchMedia('(pointer: coarse)').matches
}

function basics(): Extension {
  const touches = isTouch()
  return [
    lineNumbers(),
    lintGutter(),
    codeFolding(),
    foldGutter(),
    highlightActiveLineGutter(),
    highlightActiveLine(),
    currentLine,
    highlightSpecialChars(),
    highlightSelectionMatches(),
    history(),
    // A finger selects with the system's own handles, and has a row of keys below the code.
    touches ? EditorView.scrollMargins.of(() => ({ bottom: KEY_ROW_PX })) : drawSelection(),
    dropCursor(),
    EditorState.allowMultipleSelections.of(!touches),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    autocompletion({ icons: false, maxRenderedOptions: 50 }),
    search({ top: true }),
    editorTheme,
    keymap.of([
      { key: 'Tab', run: pressTab, shift: indentLess },
      ...closeBracketsKeymap,
      ...defaultKeymap,
      ...searchKeymap,
      ...historyKeymap,
      ...foldKeymap,
      ...completionKeymap,
      ...lintKeymap,
    ]),
  ]
}

/** Takes an offered completion, else moves the selected lines or the text at the cursor one step to the right. */
function pressTab(view: EditorView): boolean {
  if (completionStatus(view.state) === 'active' && acceptCompletion(view)) return true
  if (view.state.selection.ranges.some((range) => !range.empty)) return indentMore(view)
  return insertStep(view)
}

/** Spaces up to the next step. */
const insertStep: StateCommand = ({ state, dispatch }) => {
  if (state.readOnly) return false
  const step = state.facet(indentUnit).length
  const { head } = state.selection.main
  const column = head - state.doc.lineAt(head).from
  dispatch(
    state.update(state.replaceSelection(' '.repeat(step - (column % step))), {
      scrollIntoView: true,
      userEvent: 'input',
    }),
  )
  return true
}

function updated(state: EditorState, text: string): EditorState {
  const changes = difference(state.doc.toString(), text)
  return changes ? state.update({ changes, annotations: fromOutside.of(true) }).state : state
}

/** The one stretch in which two texts differ, so that a cursor elsewhere stays where it is. */
export function difference(before: string, after: string): Extract<ChangeSpec, { from: number }> | undefined {
  if (before === after) return undefined
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && before[from] === after[from]) from += 1
  let tail = 0
  while (tail < shorter - from && before[before.length - 1 - tail] === after[after.length - 1 - tail])
    tail += 1
  return { from, to: before.length - tail, insert: after.slice(from, after.length - tail) }
}

function placeIn(doc: Text, line: number, column: number): number {
  const { from, to } = doc.line(Math.min(Math.max(1, line), doc.lines))
  return Math.min(from + Math.max(1, column) - 1, to)
}

function diagnosticOf(doc: Text, mark: CodeMark): Diagnostic {
  const { line, column = 1, endLine = line, endColumn = Number.POSITIVE_INFINITY, severity, message } = mark
  const from = placeIn(doc, line, column)
  return { from, to: Math.max(from, placeIn(doc, endLine, endColumn)), severity, message }
}
