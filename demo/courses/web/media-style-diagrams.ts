/** The drawn diagrams of the CSS lessons: the rule, light, the box and its axes. */
import { type Diagram, diagram } from './media-diagrams.ts'
import {
  CREAM,
  INK,
  PAPER,
  SAFFRON,
  SKY,
  TURQUOISE,
  arrow,
  box,
  line,
  measure,
  number,
  text,
} from './media-drawing.ts'

function rule() {
  const code =
    box(90, 30, 380, 170, '#ffffff') +
    text(118, 66, 'h1 {', 24, INK, 'start') +
    text(148, 114, 'color: teal;', 24, INK, 'start') +
    text(118, 164, '}', 24, INK, 'start')
  const behind = line('M182 66H510V164H140', SAFFRON, 2)
  const marks =
    line('M118 84H147M148 132H220M249 132H306', TURQUOISE, 4) +
    line('M78 66H112M184 134V214M278 134V214', TURQUOISE, 2) +
    number(60, 66, '1') +
    number(184, 228, '2') +
    number(278, 228, '3') +
    number(510, 114, '4')
  return diagram(560, 260, behind + code + marks)
}

const LIGHTS: readonly (readonly [number, number, string, string])[] = [
  [150, 130, '#ff0000', 'R'],
  [250, 130, '#00ff00', 'G'],
  [200, 215, '#0000ff', 'B'],
]

function light() {
  const lights = LIGHTS.map(
    ([x, y, fill]) => `<circle cx="${x}" cy="${y}" r="88" fill="${fill}" style="mix-blend-mode:screen"/>`,
  )
  return diagram(400, 330, `<rect width="400" height="330" fill="#000000"/>${lights.join('')}`)
}

function lightPlan() {
  const rings = LIGHTS.map(
    ([x, y]) => `<circle cx="${x}" cy="${y}" r="88" fill="none" stroke="${INK}" stroke-width="3"/>`,
  )
  return diagram(
    400,
    330,
    rings.join('') +
      text(100, 108, 'R', 34) +
      text(300, 108, 'G', 34) +
      text(200, 270, 'B', 34) +
      number(200, 92, '1') +
      number(146, 192, '2') +
      number(254, 192, '3') +
      number(200, 158, '4'),
  )
}

function layers(labelled: boolean) {
  const label = (y: number, value: string) => (labelled ? text(280, y, value, 20) : '')
  return (
    `<rect x="40" y="30" width="480" height="270" fill="${PAPER}" stroke="#9fb4c4" stroke-width="2" stroke-dasharray="8 6"/>` +
    `<rect x="90" y="72" width="380" height="186" fill="${INK}"/>` +
    `<rect x="${labelled ? 124 : 106}" y="${labelled ? 106 : 88}" width="${labelled ? 312 : 348}" height="${labelled ? 118 : 154}" fill="${CREAM}"/>` +
    `<rect x="170" y="142" width="220" height="46" fill="${SKY}" stroke="${TURQUOISE}" stroke-width="2"/>` +
    label(52, 'margin') +
    (labelled ? text(280, 90, 'border', 20, '#ffffff') : '') +
    label(124, 'padding') +
    (labelled ? text(280, 166, 'content', 20) : '')
  )
}

function measures() {
  const gauge = (from: number, to: number, y: number, mark: string) =>
    line(`M${from} ${y - 10}V${y + 10}M${to} ${y - 10}V${y + 10}`, INK, 2) +
    measure(`M${from + 2} ${y}H${to - 2}`) +
    number((from + to) / 2, y, mark)
  const guides = [40, 90, 106, 170, 390, 454, 470, 520]
    .map((x) => `<path d="M${x} 262V500" stroke="#c5d2dc" stroke-width="1.5" stroke-dasharray="4 5"/>`)
    .join('')
  return diagram(
    560,
    520,
    guides +
      layers(false) +
      gauge(170, 390, 340, '1') +
      gauge(106, 454, 390, '2') +
      gauge(90, 470, 440, '3') +
      gauge(40, 520, 490, '4'),
  )
}

function axes() {
  const side = (x: number, name: string, isRow: boolean) => {
    const boxes = [0, 1, 2].map((place) =>
      isRow
        ? box(x + 34 + place * 62, 120, 50, 50, SAFFRON, INK, 6)
        : box(x + 100, 76 + place * 52, 50, 42, SAFFRON, INK, 6),
    )
    const across = arrow(`M${x + 8} 242H${x + 236}`) + number(x + 122, 242, isRow ? '1' : '2')
    const down = arrow(`M${x + 262} 62V228`) + number(x + 262, 142, isRow ? '2' : '1')
    return (
      text(x + 122, 32, name, 20) +
      `<rect x="${x + 8}" y="60" width="236" height="166" rx="8" fill="#ffffff" stroke="#9fb4c4" stroke-width="2" stroke-dasharray="8 6"/>` +
      boxes.join('') +
      across +
      down
    )
  }
  return diagram(640, 280, side(20, 'row', true) + side(336, 'column', false))
}

export const styleDiagrams: Record<string, Diagram> = {
  'pic-rule': rule(),
  'pic-light': light(),
  'pic-rgb': lightPlan(),
  'pic-box': diagram(560, 330, layers(true)),
  'pic-measure': measures(),
  'pic-axes': axes(),
}
