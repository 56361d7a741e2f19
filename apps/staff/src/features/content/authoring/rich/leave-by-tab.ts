import type { EditorState } from '@tiptap/pm/state'

/**
 * The Tab key indents a program and goes from cell to cell, so that who has nothing but keys would never come out: Escape
 * makes the next Tab leave the text, and behind the last cell of a table it leaves too.
 * @returns a handler of keydown, which says whether the browser alone is to answer.
 */
export function leaveByTab(): (state: EditorState, event: KeyboardEvent) => boolean {
  let isLeaving = false
  return (state, { key, shiftKey }) => {
    if (key === 'Tab') return isLeaving || (!shiftKey && isInLastCell(state))
    // Shift comes before the Tab that goes back.
    if (key !== 'Shift') isLeaving = key === 'Escape'
    return false
  }
}

function isInLastCell({ selection: { $head } }: EditorState): boolean {
  for (let depth = $head.depth; depth > 1; depth -= 1) {
    const row = $head.node(depth)
    if (row.type.name !== 'tableRow') continue
    const isLast = (at: number) => $head.index(at) === $head.node(at).childCount - 1
    return isLast(depth) && isLast(depth - 1)
  }
  return false
}
