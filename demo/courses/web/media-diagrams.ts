/** The drawn diagrams of the web course: addresses, folders, plans. */
import {
  INK,
  POMEGRANATE,
  SAFFRON,
  SKY,
  CREAM,
  TURQUOISE,
  box,
  drawing,
  line,
  number,
  text,
} from './media-drawing.ts'

export type Diagram = { width: number; height: number; content: string }

export const diagram = (width: number, height: number, content: string): Diagram => ({
  width,
  height,
  content: `<style>body{margin:0}svg{display:block}</style>${drawing(width, height, content)}`,
})

function url() {
  const parts: readonly (readonly [string, string, boolean])[] = [
    ['https', '1', true],
    ['://', '', false],
    ['bozor.example', '2', true],
    ['/', '', false],
    ['narxlar', '3', true],
    ['/', '', false],
    ['olma.html', '4', true],
  ]
  const letter = 14.45
  let x = 36
  const drawn = parts.map(([part, mark, framed]) => {
    const width = part.length * letter
    const middle = x + width / 2
    x += width + 8
    const frame = framed ? box(middle - width / 2 - 4, 34, width + 8, 48, '#ffffff', TURQUOISE, 8) : ''
    return frame + text(middle, 58, part, 24) + (mark ? number(middle, 112, mark) : '')
  })
  return diagram(660, 146, drawn.join(''))
}

function tree() {
  const folder = (x: number, y: number, name: string) =>
    `<path d="M${x} ${y}h16l6 6h22v26h-44z" fill="${SAFFRON}" stroke="${INK}" stroke-width="2"/>` +
    text(x + 58, y + 18, name, 20, INK, 'start')
  const file = (x: number, y: number, name: string) =>
    `<path d="M${x} ${y}h18l8 8v24h-26z" fill="#ffffff" stroke="${INK}" stroke-width="2"/>` +
    text(x + 40, y + 18, name, 20, TURQUOISE, 'start')
  return diagram(
    420,
    270,
    line('M42 50V216M42 88H70M42 142H70', INK, 2) +
      folder(20, 16, 'sayt') +
      file(76, 70, 'index.html') +
      folder(76, 122, 'rasm') +
      file(240, 122, 'logo.png') +
      line('M196 140H234', INK, 2) +
      line('M42 216H70', INK, 2) +
      folder(76, 198, 'sahifa') +
      file(240, 198, 'biz.html') +
      line('M216 216H234', INK, 2),
  )
}

function plan() {
  const words = [150, 170, 190]
    .map((y, place) => line(`M110 ${y}H${place === 2 ? 250 : 340}`, INK, 5))
    .join('')
  const points = [238, 262, 286]
    .map(
      (y, place) =>
        `<circle cx="120" cy="${y}" r="5" fill="${POMEGRANATE}"/>` +
        line(`M138 ${y}H${240 + place * 25}`, INK, 5),
    )
    .join('')
  const grid = line('M110 332H340V404H110zM110 356H340M110 380H340M186 332V404M262 332V404', TURQUOISE, 3)
  return diagram(
    400,
    440,
    box(24, 20, 352, 400, '#ffffff') +
      `<rect x="110" y="60" width="190" height="44" rx="6" fill="${CREAM}" stroke="${SAFFRON}" stroke-width="3"/>` +
      `<rect x="126" y="74" width="158" height="16" rx="4" fill="${INK}"/>` +
      number(64, 82, '1') +
      words +
      number(64, 170, '2') +
      points +
      number(64, 262, '3') +
      `<rect x="110" y="332" width="230" height="24" fill="${SKY}"/>` +
      grid +
      number(64, 368, '4'),
  )
}

export const pageDiagrams: Record<string, Diagram> = {
  'pic-url': url(),
  'pic-tree': tree(),
  'pic-plan': plan(),
}
