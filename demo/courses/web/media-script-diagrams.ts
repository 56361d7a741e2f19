/** The drawn diagrams of the JavaScript lessons: consoles, a time line and trees of elements. */
import { type Diagram, diagram } from './media-diagrams.ts'
import {
  INK,
  PISTACHIO,
  POMEGRANATE,
  SAFFRON,
  SKY,
  TURQUOISE,
  arrow,
  box,
  circle,
  line,
  text,
} from './media-drawing.ts'

function consoleWindow(lines: readonly string[]) {
  const dots = [POMEGRANATE, SAFFRON, PISTACHIO].map((fill, place) =>
    circle(34 + place * 20, 30, 5, fill, fill),
  )
  const rows = lines.map(
    (value, place) =>
      text(32, 72 + place * 36, '>', 20, SAFFRON, 'start') +
      text(60, 72 + place * 36, value, 22, '#e9f4f4', 'start'),
  )
  return diagram(
    240,
    184,
    `<rect x="8" y="8" width="224" height="168" rx="12" fill="${INK}"/>${dots.join('')}${rows.join('')}`,
  )
}

function timeLine() {
  const window = (x: number) => box(x - 24, 30, 48, 36, '#ffffff') + line(`M${x - 24} 42H${x + 24}`, INK, 3)
  const press = (x: number) =>
    box(x - 34, 34, 68, 32, SAFFRON, INK, 16) +
    `<path d="M${x} 48l0 34l8 -8l8 14l7 -4l-8 -13l11 -2z" fill="#ffffff" stroke="${INK}" stroke-width="2"/>`
  const closed = window(560) + line('M550 48L570 62M570 48L550 62', POMEGRANATE, 3)
  const points = [80, 240, 400, 560].map(
    (x, place) => circle(x, 120, 10, TURQUOISE) + text(x, 156, 'ABCD'[place] ?? '', 24),
  )
  return diagram(
    640,
    186,
    arrow('M30 120H620') + points.join('') + window(80) + press(240) + press(400) + closed,
  )
}

type Leaf = readonly [name: string, x: number, level: number, parent?: readonly [x: number, level: number]]

function elements(width: number, leaves: readonly Leaf[]) {
  const at = (level: number) => 40 + level * 92
  const height = at(Math.max(...leaves.map(([, , level]) => level))) + 40
  const branches = leaves.map(([, x, level, parent]) =>
    parent ? line(`M${parent[0]} ${at(parent[1]) + 22}L${x} ${at(level) - 22}`) : '',
  )
  const nodes = leaves.map(([name, x, level]) => {
    const half = Math.max(38, name.length * 7 + 14)
    return (
      box(x - half, at(level) - 22, half * 2, 44, level === 0 ? SAFFRON : SKY, INK, 10) +
      text(x, at(level), name, 20)
    )
  })
  return diagram(width, height, branches.join('') + nodes.join(''))
}

export const scriptDiagrams: Record<string, Diagram> = {
  'pic-log-1': consoleWindow(['3', '4', '8']),
  'pic-log-2': consoleWindow(['n', '4', '8']),
  'pic-log-3': consoleWindow(['n', '4', '44']),
  'pic-log-4': consoleWindow(['n', '3', '33']),
  'pic-time': timeLine(),
  'pic-dom': elements(480, [
    ['body', 220, 0],
    ['h1', 110, 1, [220, 0]],
    ['ul#menyu', 320, 1, [220, 0]],
    ['li', 230, 2, [320, 1]],
    ['li.bugun', 390, 2, [320, 1]],
  ]),
  'pic-dom-2': elements(360, [
    ['main', 180, 0],
    ['h2', 90, 1, [180, 0]],
    ['p', 260, 1, [180, 0]],
    ['a', 260, 2, [260, 1]],
  ]),
}
