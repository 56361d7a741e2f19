/** Draws the pictures of the bot course: `npm run node -- demo/courses/telegram-bot/make-media.ts` writes media/pic-*.png. */
import { join } from 'node:path'
import { writePictures } from '../english/write-pictures.ts'
import {
  INK,
  PISTACHIO,
  POMEGRANATE,
  SAFFRON,
  TURQUOISE,
  arrow,
  box,
  circle,
  draw,
  text,
  type Picture,
} from '../python/media-shapes.ts'

const phone = (x: number) =>
  box(x - 34, 50, 68, 120, INK, INK, 12) +
  box(x - 27, 62, 54, 92, '#fff', INK, 4) +
  `<rect x="${x - 20}" y="74" width="34" height="14" rx="7" fill="${TURQUOISE}"/><rect x="${x - 12}" y="98" width="34" height="14" rx="7" fill="${SAFFRON}"/>`

const cloud = (x: number) =>
  `<path d="M${x - 50} 140a26 26 0 0 1 4 -52a36 36 0 0 1 68 -12a28 28 0 0 1 30 64z" fill="#d5eeec" stroke="${INK}" stroke-width="3"/><path d="M${x - 18} 108L${x + 24} 92L${x + 10} 130L${x - 2} 116z" fill="${TURQUOISE}"/>`

const program = (x: number) =>
  box(x - 64, 54, 128, 110, INK) +
  circle(x - 48, 70, 4, POMEGRANATE, POMEGRANATE) +
  circle(x - 34, 70, 4, SAFFRON, SAFFRON) +
  text(x - 50, 94, 'def answer', 15, '#e9f4f4', 'start') +
  text(x - 50, 116, '  return', 15, '#8fd8d2', 'start') +
  text(x - 50, 138, '  ...', 15, '#8fd8d2', 'start')

const actors = phone(70) + cloud(290) + program(530)

function route(): Picture {
  const ways =
    arrow('M120 96H220', TURQUOISE) +
    arrow('M360 96H456', TURQUOISE) +
    arrow('M456 132H360', '#a8690c') +
    arrow('M220 132H120', '#a8690c')
  return draw(620, 210, actors + ways + text(530, 188, 'Python', 18))
}

function parts(): Picture {
  const ways = arrow('M120 110H220') + arrow('M360 110H456')
  const numbers = [70, 290, 530].map((x, place) => text(x, 206, String(place + 1), 28))
  return draw(620, 236, actors + ways + numbers.join(''))
}

function names(): Picture {
  const rows = ['choyxona_bot', 'ObHavoBot', 'my_school', 'quiz_demo_bot'].map(
    (name, place) =>
      box(20, 20 + place * 64, 380, 50, '#fff') +
      text(50, 46 + place * 64, String(place + 1), 22, TURQUOISE) +
      text(90, 46 + place * 64, `@${name}`, 22, INK, 'start'),
  )
  return draw(420, 280, rows.join(''))
}

function chat(): Picture {
  const lines = [
    ['NARX', true],
    ['Tushunmadim', false],
    ['narx', true],
    ['35 000', false],
  ] as const
  const bubbles = lines.map(([words, isMine], place) => {
    const width = words.length * 14 + 40
    const x = isMine ? 380 - width : 20
    return (
      box(x, 20 + place * 60, width, 46, isMine ? '#d5eeec' : '#fff', INK, 20) +
      text(x + width / 2, 44 + place * 60, words, 20)
    )
  })
  return draw(400, 270, bubbles.join(''))
}

const state = (x: number, name: string, fill: string) =>
  box(x, 70, 130, 60, fill) + text(x + 65, 101, name, 20)

function states(): Picture {
  return draw(
    620,
    230,
    state(30, 'start', '#fff') +
      state(245, 'count', '#fde9c9') +
      state(460, 'confirm', '#d5eeec') +
      arrow('M160 100H243') +
      arrow('M375 100H458') +
      arrow('M525 130C525 220 95 220 95 134') +
      text(416, 80, '1, 2, 3', 14) +
      text(310, 188, 'ha', 16),
  )
}

function stateLoop(): Picture {
  return draw(
    620,
    200,
    state(30, 'start', '#fff') +
      state(245, 'count', '#fff') +
      state(460, 'confirm', '#fff') +
      arrow('M160 100H243') +
      arrow('M375 100H458', PISTACHIO) +
      arrow('M280 130C260 190 360 190 340 134', POMEGRANATE) +
      text(416, 80, '0-9', 16, PISTACHIO) +
      text(385, 172, '? ! abc', 16, POMEGRANATE),
  )
}

function carts(): Picture {
  const cart = (x: number, name: string, items: readonly string[]) =>
    `<path d="M${x} 70H${x + 200}L${x + 176} 190H${x + 24}z" fill="#fff" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>` +
    text(x + 100, 44, name, 26, TURQUOISE) +
    items.map((item, place) => text(x + 100, 104 + place * 44, item, 22)).join('')
  return draw(
    520,
    270,
    cart(30, '7', ['osh', 'choy']) +
      cart(290, '8', ['choy', 'non']) +
      text(260, 236, 'osh 35000   choy 5000   non 4000', 19, '#4a6076'),
  )
}

await writePictures(join(import.meta.dirname, 'media'), {
  'pic-route': route(),
  'pic-parts': parts(),
  'pic-names': names(),
  'pic-chat': chat(),
  'pic-states': states(),
  'pic-loop-state': stateLoop(),
  'pic-carts': carts(),
})
