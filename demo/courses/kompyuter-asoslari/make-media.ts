/** Draws the pictures of the computer course: `npm run node -- demo/courses/kompyuter-asoslari/make-media.ts` writes media/pic-*.png. */
import { join } from 'node:path'
import { writePictures } from '../english/write-pictures.ts'
import {
  INK,
  PISTACHIO,
  SAFFRON,
  TURQUOISE,
  box,
  circle,
  draw,
  text,
  type Picture,
} from '../python/media-shapes.ts'

const folder = (x: number, y: number) =>
  `<path d="M${x} ${y - 14}h14l6 6h18v24h-38z" fill="${SAFFRON}" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/>`

const sheet = (x: number, y: number) =>
  `<path d="M${x + 4} ${y - 18}h18l10 10v26h-28z" fill="#fff" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/><path d="M${x + 10} ${y - 2}h14M${x + 10} ${y + 6}h14" stroke="${TURQUOISE}" stroke-width="3"/>`

type Row = { depth: number; name: string; isFile?: boolean }

/** A tree of folders and files; each row hangs on the last shallower one. */
function tree(rows: readonly Row[], width: number): Picture {
  const left = (depth: number) => 28 + depth * 56
  const top = (place: number) => 40 + place * 54
  const drawn = rows.map(({ depth, name, isFile }, place) => {
    const parent = rows.findLastIndex((row, index) => index < place && row.depth < depth)
    const branch =
      parent < 0
        ? ''
        : `<path d="M${left(depth - 1) + 18} ${top(parent) + 22}V${top(place)}H${left(depth) - 4}" fill="none" stroke="#8aa0b2" stroke-width="2"/>`
    const icon = isFile ? sheet(left(depth), top(place)) : folder(left(depth), top(place))
    return branch + icon + text(left(depth) + 50, top(place) + 2, name, 20, INK, 'start')
  })
  return draw(width, rows.length * 54 + 26, drawn.join(''))
}

const keyRows = [
  ['Tab', 'Q', 'W', 'E', 'R', 'T', 'Y'],
  ['Caps', 'A', 'S', 'D', 'F', 'G', 'H'],
  ['Shift', 'Z', 'X', 'C', 'V', 'B', 'N'],
  ['Ctrl', 'Win', 'Alt', ' '],
] as const

function keyboard(pressed: readonly string[]): Picture {
  const keys = keyRows.map((row, line) => {
    let x = 24
    return row.map((name, place) => {
      const width = name === ' ' ? 264 : place === 0 ? 78 + line * 10 : name.length > 1 ? 66 : 56
      const key =
        box(x, 24 + line * 62, width, 54, pressed.includes(name) ? SAFFRON : '#fff', INK, 8) +
        text(x + width / 2, 52 + line * 62, name, 18)
      x += width + 8
      return key
    })
  })
  return draw(584, 288, keys.flat().join(''))
}

const numbered = (x: number, y: number, value: number) =>
  circle(x, y, 16, SAFFRON) + text(x, y + 1, String(value), 18)

function mail(): Picture {
  return draw(
    600,
    330,
    box(16, 16, 568, 298, '#fff') +
      numbered(50, 52, 1) +
      text(80, 53, '14-mart, 18:20', 18, '#4a6076', 'start') +
      `<path d="M16 84H584" stroke="#d3dbe2" stroke-width="2"/>` +
      numbered(50, 122, 2) +
      text(80, 123, 'Salom, Aziz!', 20, INK, 'start') +
      text(80, 158, 'Yutuqni 10 daqiqada oling:', 18, INK, 'start') +
      numbered(50, 204, 3) +
      `<path d="M80 218H430" stroke="${TURQUOISE}" stroke-width="2"/>` +
      text(80, 204, 'https://bank.uz.yutuq.example', 20, TURQUOISE, 'start') +
      numbered(50, 272, 4) +
      text(80, 273, 'Hurmat bilan, bank', 18, INK, 'start'),
  )
}

function results(): Picture {
  const rows = [
    ['Telefonlar arzon narxda', 'Reklama · dokon.example'],
    ['Mobil telefon', 'ensiklopediya.example'],
    ['Qaysi telefon yaxshi?', 'forum.example'],
    ['Telefon tarixi', 'universitet.example'],
  ] as const
  const drawn = rows.map(([title, site], place) => {
    const y = 22 + place * 82
    return (
      box(16, y, 528, 70, '#fff', '#b8c6d1', 10) +
      numbered(48, y + 35, place + 1) +
      text(82, y + 24, title, 20, TURQUOISE, 'start') +
      text(82, y + 50, site, 15, PISTACHIO, 'start')
    )
  })
  return draw(560, 362, drawn.join(''))
}

await writePictures(join(import.meta.dirname, 'media'), {
  'pic-tree': tree(
    [
      { depth: 0, name: 'Maktab' },
      { depth: 1, name: 'Informatika' },
      { depth: 2, name: 'insho.docx', isFile: true },
      { depth: 2, name: 'oyin.py', isFile: true },
      { depth: 1, name: 'Tarix' },
      { depth: 2, name: 'referat.pdf', isFile: true },
    ],
    400,
  ),
  'pic-path': tree(
    [
      { depth: 0, name: 'C:' },
      { depth: 1, name: 'Ish' },
      { depth: 2, name: 'Rasmlar' },
      { depth: 2, name: 'Matn' },
      { depth: 3, name: 'reja.txt', isFile: true },
    ],
    400,
  ),
  'pic-keys': keyboard(['Ctrl', 'F']),
  'pic-mail': mail(),
  'pic-results': results(),
})
