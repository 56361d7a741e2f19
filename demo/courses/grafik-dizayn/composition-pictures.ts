/** Drawings of posters, frames and cards for the lessons on composition and alignment, by picture name. */
import {
  INK,
  PISTACHIO,
  POMEGRANATE,
  SAFFRON,
  TURQUOISE,
  box,
  circle,
  draw,
  text,
  type Picture,
} from '../python/media-shapes.ts'

const SANS = "'DejaVu Sans', sans-serif"

export function word(
  x: number,
  y: number,
  value: string,
  { size = 18, fill = INK, weight = 400, anchor = 'start', family = SANS, style = 'normal' } = {},
): string {
  return `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" font-weight="${weight}" font-style="${style}" fill="${fill}" text-anchor="${anchor}" dominant-baseline="central">${value}</text>`
}

const lines = ['KONSERT', 'Shanba, 18:00', 'Faollar zali', '71 000-00-00'] as const

/** A poster whose lines have the given sizes; loud ones are bold and red. */
function poster(sizes: readonly [number, number, number, number], isLoud = false): Picture {
  let y = 44
  const rows = lines.map((line, place) => {
    const size = sizes[place] ?? 18
    y += size / 2
    const row = word(150, y, line, {
      size,
      anchor: 'middle',
      weight: isLoud || size > 28 ? 700 : 400,
      fill: isLoud ? POMEGRANATE : INK,
    })
    y += size / 2 + 26
    return row
  })
  return draw(300, 320, box(12, 12, 276, 296, '#fff') + rows.join(''))
}

function levels(): Picture {
  const mark = (y: number, value: string, radius: number) =>
    circle(380, y, radius, SAFFRON) + text(380, y, value, radius)
  return draw(
    440,
    300,
    box(20, 16, 300, 268, '#fff') +
      word(170, 80, 'KONSERT', { size: 46, weight: 700, anchor: 'middle' }) +
      word(170, 158, 'Shanba, 18:00', { size: 26, anchor: 'middle', fill: TURQUOISE }) +
      word(170, 250, 'Faollar zali · chipta 20 000', { size: 14, anchor: 'middle', fill: '#4a6076' }) +
      mark(80, '1', 34) +
      mark(158, '2', 25) +
      mark(250, '3', 18),
  )
}

const thirds = `<path d="M180 20V320M340 20V320M20 120H500M20 220H500" stroke="#fff" stroke-width="3" stroke-dasharray="8 6"/>`

function landscape(): Picture {
  const tree = `<rect x="331" y="130" width="18" height="92" fill="#7a5230"/>${circle(340, 112, 50, PISTACHIO, '#3f7a33')}`
  return draw(
    520,
    340,
    `<rect x="20" y="20" width="480" height="200" fill="#9fd3e6"/><rect x="20" y="220" width="480" height="100" fill="#d9b56b"/>${tree}${thirds}`,
  )
}

function frame(): Picture {
  const mark = (x: number, y: number, value: string) => circle(x, y, 22, SAFFRON) + text(x, y, value, 22)
  return draw(
    520,
    340,
    `<rect x="20" y="20" width="480" height="300" fill="#4f7d94"/>${thirds}` +
      mark(260, 170, 'A') +
      mark(340, 120, 'B') +
      mark(474, 294, 'C') +
      mark(46, 170, 'D'),
  )
}

const cardLines = ['Laylo Karimova', 'Dizayner', 'laylo@example.com'] as const

function card(places: readonly [number, number, number], anchors = ['start', 'start', 'start']): string {
  return (
    box(12, 12, 336, 176, '#fff') +
    cardLines
      .map((line, row) =>
        word(places[row] ?? 0, 54 + row * 46, line, {
          size: row === 0 ? 24 : 18,
          weight: row === 0 ? 700 : 400,
          ...(anchors[row] ? { anchor: anchors[row] } : {}),
        }),
      )
      .join('')
  )
}

function grid(): Picture {
  const guide = `<path d="M34 4V196" stroke="${TURQUOISE}" stroke-width="3" stroke-dasharray="7 6"/>`
  return draw(
    360,
    410,
    card([36, 92, 58]) + `<g transform="translate(0 206)">${card([40, 40, 40])}${guide}</g>`,
  )
}

function optic(): Picture {
  return draw(
    420,
    220,
    `<path d="M20 50H400M20 170H400" stroke="#b8c6d1" stroke-width="2" stroke-dasharray="7 6"/><rect x="70" y="50" width="120" height="120" fill="${TURQUOISE}"/><circle cx="300" cy="110" r="60" fill="${TURQUOISE}"/>`,
  )
}

export const composition: Record<string, Picture> = {
  'pic-levels': levels(),
  'pic-thirds': landscape(),
  'pic-frame': frame(),
  'pic-poster-1': poster([22, 22, 22, 22]),
  'pic-poster-2': poster([16, 18, 18, 32]),
  'pic-poster-3': poster([42, 24, 18, 14]),
  'pic-poster-4': poster([30, 28, 30, 30], true),
  'pic-grid': grid(),
  'pic-card-1': draw(360, 200, card([36, 92, 58])),
  'pic-card-2': draw(360, 200, card([40, 40, 40])),
  'pic-card-3': draw(360, 200, card([40, 180, 322], ['start', 'middle', 'end'])),
  'pic-card-4': draw(360, 200, card([40, 40, 180], ['start', 'start', 'middle'])),
  'pic-optic': optic(),
}
