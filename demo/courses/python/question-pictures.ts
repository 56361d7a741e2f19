/** The drawings that the questions of the Python course are about, by picture name. */
import {
  INK,
  PAPER,
  TURQUOISE,
  SAFFRON,
  POMEGRANATE,
  PISTACHIO,
  draw,
  text,
  box,
  arrow,
  diamond,
  circle,
  type Picture,
} from './media-shapes.ts'

/** A console window; an empty string is an empty line. It fills the picture: paper around it would be a bright frame in the dark. */
function consoleWindow(lines: readonly string[], width = 300) {
  const height = 76 + lines.length * 34
  const bar = [POMEGRANATE, SAFFRON, PISTACHIO].map((fill, place) =>
    circle(34 + place * 22, 32, 6, fill, fill),
  )
  const rows = lines.map((line, place) => text(32, 74 + place * 34, line, 22, '#e9f4f4', 'start'))
  return draw(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${INK}"/>${bar.join('')}${rows.join('')}`,
  )
}

/** Names as price tags tied to the values they stand for. */
function tags(links: readonly (readonly [string, string])[]) {
  const values = ['2', '7']
  const place = (value: string) => (value === '2' ? 90 : 230)
  const boxes = values.map(
    (value) => box(place(value) - 40, 130, 80, 70, '#e4f5f4', TURQUOISE) + text(place(value), 166, value, 32),
  )
  const labels = links.map(([name, value]) => {
    const beside = links.filter((link) => link[1] === value).length > 1
    const x = place(value) + (beside ? (name === 'a' ? -32 : 32) : 0)
    return `<path d="M${x} 78L${place(value)} 128" stroke="${INK}" stroke-width="3"/><rect x="${x - 26}" y="34" width="52" height="44" rx="8" fill="${SAFFRON}"/>${text(x, 56, name, 26)}`
  })
  return draw(320, 220, boxes.join('') + labels.join(''))
}

/** A number line from 1 to 9. Ends: [place, filled]; spans are the coloured stretches. */
function numberLine(
  ends: readonly (readonly [number, boolean])[],
  spans: readonly (readonly [number, number])[],
) {
  const at = (value: number) => 20 + value * 36
  const axis = `<path d="M20 60H${at(10)}" stroke="${INK}" stroke-width="3" marker-end="url(#arrow)"/>`
  const marks = Array.from({ length: 9 }, (_, place) => place + 1).map(
    (value) =>
      `<path d="M${at(value)} 53V67" stroke="${INK}" stroke-width="2"/>${text(at(value), 90, String(value), 17)}`,
  )
  const stretches = spans.map(
    ([from, to]) => `<path d="M${at(from)} 60H${at(to)}" stroke="${TURQUOISE}" stroke-width="9"/>`,
  )
  const dots = ends.map(([value, filled]) => circle(at(value), 60, 9, filled ? TURQUOISE : PAPER, TURQUOISE))
  return draw(400, 120, axis + stretches.join('') + marks.join('') + dots.join(''))
}

function stars(rows: readonly number[]) {
  return consoleWindow(
    rows.map((count) => '*'.repeat(count)),
    220,
  )
}

function apples() {
  const apple = (x: number, y: number) =>
    circle(x, y, 11, POMEGRANATE, POMEGRANATE) +
    `<path d="M${x} ${y - 10}q3 -8 9 -9" stroke="${PISTACHIO}" stroke-width="4" fill="none"/>`
  const basket = (x: number) =>
    [0, 1, 2].map((place) => apple(x + 20 + place * 27, 110)).join('') +
    `<path d="M${x} 120H${x + 94}L${x + 82} 168H${x + 12}z" fill="${SAFFRON}" stroke="${INK}" stroke-width="3"/>`
  const baskets = [0, 1, 2, 3, 4].map((place) => basket(24 + place * 106)).join('')
  const rest = apple(590, 150) + apple(624, 150)
  const bracket = (from: number, to: number, y: number, label: string) =>
    `<path d="M${from} ${y}v14H${to}v-14" fill="none" stroke="${TURQUOISE}" stroke-width="3"/>${text((from + to) / 2, y + 34, label, 24, TURQUOISE)}`
  const above = `<path d="M30 84V70H112V84" fill="none" stroke="${TURQUOISE}" stroke-width="3"/>${text(71, 48, 'B', 24, TURQUOISE)}`
  return draw(660, 240, baskets + rest + bracket(24, 542, 180, 'A') + bracket(574, 640, 180, 'C') + above)
}

function inputPipe() {
  const keyboard =
    box(20, 60, 150, 90, '#e4f5f4', TURQUOISE) +
    [0, 1, 2]
      .map((row) =>
        [0, 1, 2, 3, 4]
          .map(
            (key) =>
              `<rect x="${34 + key * 26}" y="${74 + row * 24}" width="18" height="16" rx="3" fill="${TURQUOISE}"/>`,
          )
          .join(''),
      )
      .join('')
  return draw(
    660,
    210,
    keyboard +
      text(95, 180, 'input()', 20) +
      arrow('M176 105H300') +
      text(238, 82, '"14"', 24, PISTACHIO) +
      box(304, 62, 90, 86, '#fff3dc', SAFFRON) +
      text(349, 106, '?', 40, POMEGRANATE) +
      arrow('M398 105H520') +
      text(459, 82, '14', 24, TURQUOISE) +
      `<rect x="526" y="76" width="104" height="58" rx="10" fill="${SAFFRON}"/>` +
      text(578, 106, 'n', 30),
  )
}

function choice() {
  const answer = (x: number, y: number, label: string) =>
    box(x - 70, y - 26, 140, 52, '#e4f5f4', TURQUOISE) + text(x, y, label, 18)
  return draw(
    640,
    420,
    box(120, 16, 140, 46) +
      text(190, 40, 'n = 15', 20) +
      arrow('M190 64V90') +
      diamond(190, 140, 100, 48, 'n > 20') +
      arrow('M292 140H408') +
      text(350, 122, 'True', 18, PISTACHIO) +
      answer(482, 140, 'print("A")') +
      arrow('M190 190V228') +
      text(232, 208, 'False', 18, POMEGRANATE) +
      diamond(190, 278, 100, 48, 'n > 10') +
      arrow('M292 278H408') +
      text(350, 260, 'True', 18, PISTACHIO) +
      answer(482, 278, 'print("B")') +
      arrow('M88 278H52V376H116') +
      text(52, 262, 'False', 18, POMEGRANATE) +
      answer(190, 376, 'print("C")'),
  )
}

function loop() {
  const number = (x: number, y: number, value: string) =>
    circle(x, y, 17, SAFFRON, SAFFRON) + text(x, y, value, 20)
  return draw(
    600,
    400,
    box(210, 16, 160, 46) +
      text(290, 40, 'tea = 3', 20) +
      arrow('M290 64V100') +
      diamond(290, 152, 104, 50, 'tea > 0') +
      arrow('M290 204V258') +
      text(334, 228, 'True', 18, PISTACHIO) +
      number(262, 228, '1') +
      box(190, 260, 200, 56, '#e4f5f4', TURQUOISE) +
      text(290, 288, 'tea -= 1', 20) +
      arrow('M396 152H510V352H404') +
      text(448, 132, 'False', 18, POMEGRANATE) +
      number(510, 240, '2') +
      box(200, 330, 200, 48) +
      text(300, 354, 'print("…")', 20) +
      arrow('M188 280H120V152H184') +
      number(120, 216, '3') +
      `<path d="M188 300H52V40H206" fill="none" stroke="${INK}" stroke-width="3" marker-end="url(#arrow)"/>` +
      number(52, 160, '4'),
  )
}

function cells(values: readonly string[], marked: readonly [string, number][]) {
  const row = values.map(
    (value, place) =>
      box(24 + place * 112, 90, 104, 70, '#e4f5f4', TURQUOISE) + text(76 + place * 112, 126, value, 20),
  )
  const pointers = marked.map(
    ([label, place]) =>
      text(76 + place * 112, 24, label, 24, POMEGRANATE) + arrow(`M${76 + place * 112} 42V86`),
  )
  return draw(48 + values.length * 112 - 8, 184, row.join('') + pointers.join(''))
}

function machine() {
  return draw(
    640,
    200,
    text(70, 70, '4', 34) +
      text(70, 134, '3', 34) +
      arrow('M100 70H206') +
      arrow('M100 134H206') +
      box(212, 36, 210, 132, '#fff3dc', SAFFRON) +
      text(317, 84, 'area(a, b)', 24) +
      text(317, 124, 'a * b', 22, TURQUOISE) +
      arrow('M426 102H540') +
      text(482, 80, 'return', 18, POMEGRANATE) +
      text(580, 102, '12', 36),
  )
}

function traceback() {
  const lines: readonly (readonly [string, string])[] = [
    ['1', 'Traceback (most recent call last):'],
    ['2', '  File "main.py", line 4, in <module>'],
    ['3', '    print(total / count)'],
    ['', '          ~~~~~~^~~~~~~'],
    ['4', 'ZeroDivisionError: division by zero'],
  ]
  const rows = lines.map(
    ([number, line], place) =>
      (number ? circle(36, 44 + place * 36, 14, SAFFRON, SAFFRON) : '') +
      text(36, 44 + place * 36, number, 17) +
      text(66, 44 + place * 36, line, 18, '#f6d9d6', 'start'),
  )
  return draw(560, 224, `<rect x="8" y="8" width="544" height="208" rx="12" fill="${INK}"/>${rows.join('')}`)
}

export const questionPictures: Record<string, Picture> = {
  'pic-print-1': consoleWindow(['A', 'B', 'C']),
  'pic-print-2': consoleWindow(['A', 'BC', '']),
  'pic-print-3': consoleWindow(['A', '', 'B C']),
  'pic-print-4': consoleWindow(['A', 'B C', '']),
  'pic-var-1': tags([
    ['a', '7'],
    ['b', '2'],
  ]),
  'pic-var-2': tags([
    ['a', '7'],
    ['b', '7'],
  ]),
  'pic-var-3': tags([
    ['a', '2'],
    ['b', '7'],
  ]),
  'pic-olma': apples(),
  'pic-input': inputPipe(),
  'pic-if': choice(),
  'pic-range-1': numberLine(
    [
      [3, true],
      [7, false],
    ],
    [[3, 7]],
  ),
  'pic-range-2': numberLine(
    [
      [3, false],
      [7, true],
    ],
    [[3, 7]],
  ),
  'pic-range-3': numberLine(
    [
      [3, false],
      [7, true],
    ],
    [
      [0, 3],
      [7, 9.7],
    ],
  ),
  'pic-range-4': numberLine(
    [
      [3, true],
      [7, true],
    ],
    [[3, 7]],
  ),
  'pic-while': loop(),
  'pic-stars-1': stars([1, 2, 3, 4]),
  'pic-stars-2': stars([4, 4, 4, 4]),
  'pic-stars-3': stars([4, 3, 2, 0]),
  'pic-stars-4': stars([4, 3, 2, 1]),
  'pic-list': cells(
    ['12', '7', '30', '5', '18'],
    [
      ['A', 0],
      ['B', 1],
      ['C', 3],
      ['D', 4],
    ],
  ),
  'pic-machine': machine(),
  'pic-traceback': traceback(),
}
