import { StateEffect, StateField, type Extension, type Text } from '@codemirror/state'
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view'

const setLine = StateEffect.define<number | undefined>()
const lineStyle = Decoration.line({ class: 'code-lab-current-line' })

const shownLine = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (now, { effects, changes, newDoc }) => {
    for (const effect of effects) if (effect.is(setLine)) return decorationOf(effect.value, newDoc)
    return now.map(changes)
  },
  provide: (field) => EditorView.decorations.from(field),
})

function decorationOf(line: number | undefined, text: Text): DecorationSet {
  if (line === undefined || line < 1 || line > text.lines) return Decoration.none
  return Decoration.set(lineStyle.range(text.line(line).from))
}

/** The line at which a program stands while one walks through it. */
export const currentLine: Extension = shownLine

/** Shows the line and brings it into sight, without taking the focus from where it is. */
export function showCurrentLine(view: EditorView, line: number | undefined): void {
  const { doc } = view.state
  const isThere = line !== undefined && line >= 1 && line <= doc.lines
  const effects: StateEffect<unknown>[] = [setLine.of(line)]
  if (isThere) effects.push(EditorView.scrollIntoView(doc.line(line).from, { y: 'nearest', yMargin: 40 }))
  view.dispatch({ effects })
}
