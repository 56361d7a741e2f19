import { columnWidth } from './layout.ts'
import { escapeMarkup, move, star } from './markup.ts'
import { clamp, easeInOut, easeOut, mix, spring, tidy } from './motion.ts'
import type { Tone } from './storyboard.ts'

const INK = 'var(--ink)'

export const word = (x: number, y: number, text: string, size: number, fill = INK, family = 'mono'): string =>
  `<text x="${tidy(x)}" y="${tidy(y)}" class="${family}" font-size="${size}" fill="${fill}" text-anchor="middle" dominant-baseline="central">${escapeMarkup(text)}</text>`

const tile = (width: number, height: number, fill: string, edge: string): string => {
  const frame = `x="${-width / 2}" width="${width}" height="${height}" rx="16"`
  return `<rect ${frame} y="${-height / 2 + 6}" fill="${edge}"/><rect ${frame} y="${-height / 2}" fill="${fill}"/>`
}

/** Two tiles slide together and become one. */
export function drawJoin(
  picture: { left: string; right: string; result: string; tone: Tone },
  value: number,
): string {
  const near = easeInOut(clamp(value))
  const merged = clamp(value - 1)
  const widthOf = (text: string): number => Math.max(96, text.length * columnWidth(46) + 44)
  const piece = (text: string): string =>
    tile(widthOf(text), 96, 'var(--tile)', `var(--${picture.tone})`) +
    word(0, 0, text, 46, `var(--${picture.tone})`)
  const leftHalf = widthOf(picture.left) / 2
  const rightHalf = widthOf(picture.right) / 2
  const plus = move(192, 84, word(0, 0, '+', 56, 'var(--muted)'), 1, 1 - near)
  const whole = move(192, 84, piece(picture.result), Math.max(0.01, spring(merged)), easeOut(merged * 2))
  return (
    plus +
    move(mix(leftHalf + 8, 192 - leftHalf + 2, near), 84, piece(picture.left), 1, 1 - merged) +
    move(mix(376 - rightHalf, 190 + rightHalf, near), 84, piece(picture.right), 1, 1 - merged) +
    (merged > 0 ? whole : '')
  )
}

/** A telephone on which the program asks and the student answers. */
export function drawChat(picture: { question: string; answer: string }, value: number): string {
  const bubble = (x: number, y: number, text: string, order: number, mine: boolean): string => {
    const part = clamp(value - order + 1)
    if (part <= 0) return ''
    const width = text.length * columnWidth(34) * 0.98 + 48
    const left = mine ? -width : 0
    const tail = mine ? 'M-26 20L8 40L-4 8Z' : 'M26 20L-8 40L4 8Z'
    const fill = mine ? 'var(--saffron)' : 'var(--turquoise-strong)'
    const ink = mine ? 'var(--on-saffron)' : '#fff'
    const shape = `<path d="${tail}" fill="${fill}"/><rect x="${tidy(left)}" y="-34" width="${tidy(width)}" height="68" rx="22" fill="${fill}"/>`
    return move(
      x,
      y,
      shape + word(left + width / 2, 0, text, 34, ink),
      Math.max(0.01, spring(part)),
      easeOut(part * 2),
    )
  }
  const phone = `<rect x="20" y="6" width="344" height="276" rx="36" fill="var(--tile-edge)"/><rect x="20" y="0" width="344" height="276" rx="36" fill="var(--tile)"/>
<rect x="34" y="14" width="316" height="248" rx="24" fill="var(--code-ground)"/><rect x="160" y="24" width="64" height="8" rx="4" fill="var(--line)"/>`
  return phone + bubble(56, 96, picture.question, 1, false) + bubble(328, 196, picture.answer, 2, true)
}

/** A star's mark for yes or no; it has shape as well as colour. */
const verdict = (isYes: boolean): string =>
  `<path d="${isYes ? 'M-18 0L-5 14L20-14' : 'M-14-14L14 14M14-14L-14 14'}" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`

/** A star standing on its darker edge. */
const standing = (radius: number, fill: string, edge: string): string =>
  star(radius, `fill="${edge}" transform="translate(0 7)"`) + star(radius, `fill="${fill}"`)

/** A road that forks at a question: to the left when it is true, to the right when it is not. */
export function drawFork(picture: { way: boolean }, value: number): string {
  const walked = clamp(value - 1)
  const road = (path: string, part: number, tone: string): string =>
    `<path d="${path}" fill="none" stroke="var(--line)" stroke-width="16" stroke-linecap="round"/>
<path d="${path}" fill="none" stroke="var(--ground)" stroke-width="5" stroke-linecap="round" stroke-dasharray="1 14"/>
${part > 0.02 ? `<path d="${path}" fill="none" stroke="var(--${tone})" stroke-width="16" pathLength="1" stroke-dasharray="${tidy(part)} 2"/><path d="${path}" fill="none" stroke="var(--ground)" stroke-width="5" pathLength="1" stroke-dasharray="${tidy(part)} 2"/>` : ''}`
  const goal = (x: number, label: string, part: number, tone: string): string => {
    const lit = part > 0.95
    const body = lit
      ? standing(56, `var(--${tone})`, `var(--${tone}-edge)`)
      : standing(56, 'var(--tile)', 'var(--tile-edge)')
    const sign = `<g opacity="${lit ? 1 : 0.4}">${verdict(tone === 'pistachio')}</g>`
    return move(x, 312, body + sign) + word(x, 400, label, 38, lit ? `var(--${tone}-text)` : 'var(--muted)')
  }
  const toTrue = picture.way ? walked : 0
  const toFalse = picture.way ? 0 : walked
  const asked = clamp(value) - walked
  const ring =
    asked > 0
      ? `<g opacity="${tidy(asked)}">${star(88, 'fill="none" stroke="var(--turquoise)" stroke-width="4"', 22.5)}</g>`
      : ''
  const question = standing(72, 'var(--turquoise)', 'var(--turquoise-edge)') + word(0, 2, '?', 72, '#fff')
  return (
    road('M192 130C192 200 296 190 296 290', toFalse, 'pomegranate') +
    road('M192 130C192 200 88 190 88 290', toTrue, 'pistachio') +
    move(192, 94, ring + question) +
    goal(88, 'True', toTrue, 'pistachio') +
    goal(296, 'False', toFalse, 'pomegranate')
  )
}

export function drawScore(picture: { home: string; away: string }, value: number): string {
  const digit = (x: number, text: string, name: string): string =>
    move(
      x,
      96,
      tile(118, 136, 'var(--tile)', 'var(--tile-edge)') + word(0, 2, text, 84, 'var(--saffron)', 'figure'),
    ) + word(x, 206, name, 34, 'var(--ink)')
  const patch = (turn: number): string =>
    `<g transform="rotate(${turn})" fill="var(--lapis)"><path d="M0-12V-22" stroke="var(--lapis)" stroke-width="3"/><path d="M-11-29L0-20L11-29L6-36H-6Z"/></g>`
  const patches = [0, 72, 144, 216, 288].map(patch).join('')
  const ball = `<clipPath id="ball"><circle r="30"/></clipPath><circle r="30" fill="#fff"/><g clip-path="url(#ball)">${patches}</g><path d="M0-13L12.4-4L7.6 10.5H-7.6L-12.4-4Z" fill="var(--lapis)"/>`
  const bounce = Math.abs(Math.sin(value * Math.PI)) * 40
  return (
    digit(80, '2', picture.home) +
    digit(304, '2', picture.away) +
    move(192, 112 - bounce, `<g transform="rotate(${tidy(value * 180)})">${ball}</g>`)
  )
}

/** Everything from the limit on is lit; the limit itself belongs to it. */
export function drawScale(picture: { from: number; limit: number }, value: number): string {
  const numbers = Array.from({ length: 5 }, (_, index) => picture.from + index)
  const at = (number: number): number => 36 + (number - picture.from) * 78
  const lit = at(picture.limit)
  const line = `<path d="M12 150H372" stroke="var(--line)" stroke-width="10" stroke-linecap="round"/><path d="M${lit} 150H372" stroke="var(--pistachio)" stroke-width="10" stroke-linecap="round"/>`
  const marks = numbers.map((number) => {
    const inside = number >= picture.limit
    const fill = inside ? 'var(--pistachio)' : 'var(--tile)'
    const body = star(
      number === picture.limit ? 30 : 22,
      `fill="${fill}" stroke="${inside ? fill : 'var(--line)'}" stroke-width="4"`,
    )
    return (
      move(at(number), 150, body) +
      word(at(number), 206, String(number), 34, inside ? 'var(--pistachio-text)' : 'var(--muted)')
    )
  })
  const holds = value >= picture.limit - 0.01
  const colour = holds ? 'var(--pistachio)' : 'var(--pomegranate)'
  const pin = `<path d="M0 0L-22-36A26 26 0 1 1 22-36Z" fill="${colour}" stroke="${colour}" stroke-width="4" stroke-linejoin="round"/><path d="${holds ? 'M-10-52L-2-43L12-60' : 'M-9-60L9-42M9-60L-9-42'}" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`
  return line + marks.join('') + (value >= picture.from ? move(at(value), 112, pin) : '')
}

/** Two lamps and the one they light together. */
export function drawLamps(
  picture: { sign: 'and' | 'or'; left: boolean; right: boolean },
  value: number,
): string {
  const lamp = (x: number, y: number, radius: number, on: boolean, told: number, labelY: number): string => {
    const tone = on ? 'pistachio' : 'pomegranate'
    if (told < 0.5) return move(x, y, standing(radius, 'var(--tile)', 'var(--tile-edge)'))
    const body = standing(radius, `var(--${tone})`, `var(--${tone}-edge)`) + verdict(on)
    const label = word(x, labelY, on ? 'True' : 'False', 36, `var(--${tone}-text)`)
    return move(x, y, body, mix(0.85, 1, spring(told * 2 - 1))) + label
  }
  const result = picture.sign === 'and' ? picture.left && picture.right : picture.left || picture.right
  const colour = value >= 2.5 ? 'var(--turquoise)' : 'var(--line)'
  const road = (x: number): string =>
    `<path d="M${x} 110C${x} 240 192 180 192 270" fill="none" stroke="${colour}" stroke-width="10"/>`
  const sign =
    tile(124, 76, 'var(--turquoise-soft)', 'var(--tile-edge)') +
    word(0, 0, picture.sign, 42, 'var(--code-pink)')
  return (
    road(78) +
    road(306) +
    move(192, 110, sign) +
    lamp(78, 110, 50, picture.left, clamp(value), 30) +
    lamp(306, 110, 50, picture.right, clamp(value - 1), 30) +
    lamp(192, 280, 62, result, clamp(value - 2), 380)
  )
}

/** Tiles in a row, one of them held. */
export function drawTiles(picture: { labels: string[]; closed?: string }, value: number): string {
  const labels = [...picture.labels, ...(picture.closed ? [picture.closed] : [])]
  const pitch = Math.min(96, 376 / labels.length)
  const x = (index: number): number => 192 + (index - (labels.length - 1) / 2) * pitch
  const tiles = labels.map((label, index) => {
    const near = clamp(1 - Math.abs(value - index - 1))
    const isClosed = index >= picture.labels.length
    const passed = value > index + 1.5
    const colour =
      near > 0.5 ? 'var(--saffron)' : isClosed ? 'none' : passed ? 'var(--turquoise-soft)' : 'var(--tile)'
    const edge = near > 0.5 ? 'var(--saffron-edge)' : isClosed ? 'none' : 'var(--tile-edge)'
    const ink = near > 0.5 ? 'var(--on-saffron)' : isClosed ? 'var(--muted)' : INK
    const outline = isClosed
      ? `<rect x="${-pitch / 2 + 7}" y="-46" width="${pitch - 14}" height="92" rx="16" fill="none" stroke="var(--line)" stroke-width="4" stroke-dasharray="8 8"/><path d="M-22 24L22-24" stroke="var(--pomegranate)" stroke-width="6" stroke-linecap="round"/>`
      : ''
    return move(
      x(index),
      84 - near * 14,
      tile(pitch - 10, 92, colour, edge) + word(0, 0, label, 46, ink) + outline,
    )
  })
  return tiles.join('')
}

/** A metro line; the train stands at a station and the ones passed are lit. */
export function drawMetro(picture: { stations: number }, value: number): string {
  const gap = 300 / (picture.stations - 1)
  const y = (station: number): number => 54 + (station - 1) * gap
  const bottom = y(picture.stations)
  const at = value >= 1 ? y(value) : y(1)
  const line = `<path d="M250 54V${bottom}" stroke="var(--line)" stroke-width="16" stroke-linecap="round"/>${value > 1 ? `<path d="M250 54V${tidy(at)}" stroke="var(--turquoise)" stroke-width="16" stroke-linecap="round"/>` : ''}`
  const stations = Array.from({ length: picture.stations }, (_, index) => {
    const reached = value >= index + 0.9
    const fill = reached ? 'var(--turquoise)' : 'var(--tile)'
    return (
      move(250, y(index + 1), star(29, `fill="${fill}" stroke="var(--ground)" stroke-width="4"`)) +
      word(324, y(index + 1), String(index + 1), 44, reached ? 'var(--code-yellow)' : 'var(--muted)')
    )
  })
  const train = `<rect x="-58" y="-40" width="116" height="86" rx="22" fill="var(--turquoise-edge)"/><rect x="-58" y="-46" width="116" height="86" rx="22" fill="#fff"/>
<path d="M-58 12H58V18A22 22 0 0 1 36 40H-36A22 22 0 0 1-58 18Z" fill="var(--turquoise)"/><rect x="-42" y="-32" width="38" height="32" rx="8" fill="var(--lapis)"/><rect x="4" y="-32" width="38" height="32" rx="8" fill="var(--lapis)"/>
<circle cx="-36" cy="24" r="7" fill="var(--saffron)"/><circle cx="36" cy="24" r="7" fill="var(--saffron)"/>`
  return line + stations.join('') + (value >= 0.5 ? move(128, at, train, easeOut(clamp(value * 2 - 1))) : '')
}
