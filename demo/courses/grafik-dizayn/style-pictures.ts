/** Drawings of colours and typefaces, by picture name. */
import { INK, TURQUOISE, box, draw, type Picture } from '../python/media-shapes.ts'
import { word } from './composition-pictures.ts'

const SERIF = "'DejaVu Serif', serif"
const MONO = "'DejaVu Sans Mono', monospace"

/** The painters' twelve hues, from yellow clockwise, so that opposites lie across. */
const hues = [
  '#f7e733',
  '#f9b233',
  '#f08a24',
  '#e8562a',
  '#d7262e',
  '#a8245f',
  '#6b2d86',
  '#43389a',
  '#2458a6',
  '#1a8fa0',
  '#2f9e54',
  '#9cc63b',
] as const

function wheel(): Picture {
  const at = (turn: number, radius: number) => {
    const angle = turn * 2 * Math.PI - Math.PI / 2
    return `${180 + Math.cos(angle) * radius} ${180 + Math.sin(angle) * radius}`
  }
  const slices = hues.map((fill, place) => {
    const from = (place - 0.5) / 12
    const to = (place + 0.5) / 12
    return `<path d="M${at(from, 150)}A150 150 0 0 1 ${at(to, 150)}L${at(to, 70)}A70 70 0 0 0 ${at(from, 70)}z" fill="${fill}" stroke="#fbf7ef" stroke-width="3"/>`
  })
  const axis = `<path d="M${at(8 / 12, 62)}L${at(2 / 12, 62)}" stroke="${INK}" stroke-width="3" stroke-dasharray="6 5"/>`
  return draw(360, 360, slices.join('') + axis)
}

function contrast(ground: string, ink: string): Picture {
  return draw(
    320,
    180,
    `<rect x="10" y="10" width="300" height="160" rx="14" fill="${ground}"/>` +
      word(160, 70, 'Kutubxona', { size: 30, weight: 700, anchor: 'middle', fill: ink }) +
      word(160, 114, '9:00 — 18:00', { size: 20, anchor: 'middle', fill: ink }),
  )
}

const sample = (family: string, weight = 400) =>
  draw(260, 180, word(130, 92, 'Aa Rr', { size: 72, anchor: 'middle', family, weight }))

function families(): Picture {
  const rows = [SERIF, "'DejaVu Sans', sans-serif", MONO].map(
    (family, place) =>
      box(16, 16 + place * 104, 428, 92, '#fff') +
      word(60, 64 + place * 104, 'Aa', { size: 54, family }) +
      word(170, 64 + place * 104, 'kitob milim', { size: 34, family }),
  )
  return draw(460, 336, rows.join(''))
}

function fonts(): Picture {
  const rows = [
    word(180, 66, 'KITOB KECHASI', { size: 32, family: SERIF, weight: 700, anchor: 'middle' }),
    word(180, 128, 'Juma, 17:00', { size: 28, family: MONO, anchor: 'middle' }),
    word(180, 186, 'Kutubxona', { size: 30, weight: 700, anchor: 'middle' }),
    word(180, 242, 'Marhamat!', { size: 30, family: SERIF, style: 'italic', anchor: 'middle' }),
  ]
  return draw(360, 300, box(14, 14, 332, 272, '#fff', TURQUOISE) + rows.join(''))
}

export const styles: Record<string, Picture> = {
  'pic-wheel': wheel(),
  'pic-contrast-1': contrast('#e3e3e3', '#f7d93b'),
  'pic-contrast-2': contrast('#17324d', '#ffffff'),
  'pic-contrast-3': contrast('#c8423c', '#3f8f3a'),
  'pic-contrast-4': contrast('#a8d5ee', '#ffffff'),
  'pic-families': families(),
  'pic-type-1': sample("'DejaVu Sans', sans-serif"),
  'pic-type-2': sample(MONO),
  'pic-type-3': sample(SERIF),
  'pic-type-4': sample("'DejaVu Sans', sans-serif", 700),
  'pic-fonts': fonts(),
}
