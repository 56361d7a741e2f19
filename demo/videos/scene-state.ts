import { clamp, progress } from './motion.ts'
import type { Action, Tone } from './storyboard.ts'
import type { TimedScene } from './timeline.ts'

interface ConsoleLine {
  kind: 'print' | 'ask' | 'fail'
  text: string
  answer: string
  part: number
}

export interface SceneState {
  lines: string[]
  cursor: { line: number; column: number } | null
  focus: { from: number | null; to: number | null; part: number }
  marks: { line: number; part: string; tone: Tone; shown: number }[]
  console: ConsoleLine[]
  consoleShown: number
  boxes: Map<string, { before: string | null; value: string; part: number }>
  thought: { text: string; result: string; part: number } | null
  shown: { from: number; to: number; part: number }
  loop: { from: number; to: number; part: number } | null
}

export function emptyState(code: readonly string[] = []): SceneState {
  return {
    lines: [...code],
    cursor: null,
    focus: { from: null, to: null, part: 1 },
    marks: [],
    console: [],
    consoleShown: 1,
    boxes: new Map(),
    thought: null,
    shown: { from: 0, to: 0, part: 1 },
    loop: null,
  }
}

function typeLines(state: SceneState, lines: readonly string[], part: number): void {
  let left = Math.round(lines.join('').length * part)
  const first = state.lines.length
  for (const [index, line] of lines.entries()) {
    // The indent is there at once, as an editor gives it.
    const indent = line.length - line.trimStart().length
    const length = clamp(left, left > 0 ? indent : 0, line.length)
    if (index > 0 && left <= 0) break
    state.lines.push(line.slice(0, length))
    if (part < 1) state.cursor = { line: first + index, column: length }
    left -= line.length
  }
}

/** Takes out what differs and types the new text in its place, a letter at a time. */
function editedText(before: string, after: string, part: number): { text: string; column: number } {
  let head = 0
  while (head < Math.min(before.length, after.length) && before[head] === after[head]) head += 1
  let tail = 0
  const room = Math.min(before.length, after.length) - head
  while (tail < room && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  const cut = before.length - head - tail
  const added = after.length - head - tail
  const step = Math.round((cut + added) * part)
  const stored = before.slice(head, head + Math.max(0, cut - step))
  const typed = after.slice(head, head + Math.max(0, step - cut))
  return {
    text: before.slice(0, head) + stored + typed + before.slice(before.length - tail),
    column: head + stored.length + typed.length,
  }
}

/** Plays one action into the state; `part` is how much of it has happened, over 0 and up to 1. */
export function play(state: SceneState, action: Action, part: number): void {
  switch (action.do) {
    case 'type':
      return typeLines(state, action.lines, part)
    case 'edit': {
      const line = action.line - 1
      const edited = editedText(state.lines[line] ?? '', action.text, part)
      state.lines[line] = edited.text
      if (part < 1) state.cursor = { line, column: edited.column }
      return
    }
    case 'focus':
      state.focus = { from: state.focus.to, to: action.line === null ? null : action.line - 1, part }
      return
    case 'mark':
      state.marks.push({
        line: action.line - 1,
        part: action.part,
        tone: action.tone ?? 'saffron',
        shown: part,
      })
      return
    case 'unmark':
      state.marks = part < 1 ? state.marks.map((mark) => ({ ...mark, shown: 1 - part })) : []
      return
    case 'print':
    case 'fail':
      state.console.push({ kind: action.do, text: action.text, answer: '', part })
      return
    case 'ask':
      state.console.push({ kind: 'ask', text: action.prompt, answer: action.answer, part })
      return
    case 'clear':
      state.consoleShown = part < 1 ? 1 - part : 1
      if (part === 1) state.console = []
      state.thought = null
      return
    case 'set': {
      const box = state.boxes.get(action.name)
      state.boxes.set(action.name, { before: box?.value ?? null, value: action.value, part })
      return
    }
    case 'think':
      state.thought = { text: action.text, result: action.result, part }
      return
    case 'show':
      state.shown = { from: state.shown.to, to: action.value, part }
      return
    case 'loop':
      state.loop = part < 1 ? { from: action.from - 1, to: action.to - 1, part } : null
      return
    case 'pause':
  }
}

/** What a scene shows at a moment of the film. */
export function stateAt(timed: TimedScene, now: number): SceneState {
  const state = emptyState(timed.scene.code)
  for (const { action, start, end } of timed.actions) {
    if (now <= start) continue
    state.cursor = null
    play(state, action, progress(now, start, end))
  }
  return state
}
