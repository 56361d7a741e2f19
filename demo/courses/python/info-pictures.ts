/** The drawings that teach inside the infos of the Python course, by picture name. */
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

/** A name that leaves its old value for a new one. */
function movedTag() {
  const value = (x: number, label: string, fill: string) =>
    box(x, 120, 150, 64, fill, TURQUOISE) + text(x + 75, 153, label, 26)
  const tag = box(316, 24, 168, 50, SAFFRON, SAFFRON, 8) + text(400, 50, 'balance', 24)
  return draw(
    560,
    210,
    `<g opacity="0.4">${value(70, '10000', '#ffffff')}</g>` +
      value(325, '7000', '#e4f5f4') +
      tag +
      arrow('M400 76V116') +
      arrow('M226 152H319', SAFFRON) +
      text(272, 132, '-3000', 18, POMEGRANATE),
  )
}

function fork() {
  const way = (x: number, label: string) =>
    box(x - 90, 176, 180, 52, '#e4f5f4', TURQUOISE) + text(x, 203, label, 20)
  return draw(
    620,
    330,
    diamond(310, 66, 150, 50, 'money >= 5000') +
      arrow('M162 66H110V172') +
      text(132, 42, 'True', 18, PISTACHIO) +
      arrow('M458 66H510V172') +
      text(488, 42, 'False', 18, POMEGRANATE) +
      way(110, 'if: …') +
      way(510, 'else: …') +
      arrow('M110 230V286H226') +
      arrow('M510 230V286H394') +
      box(230, 262, 160, 50) +
      text(310, 288, 'print(…)', 20),
  )
}

function returningLoop() {
  return draw(
    560,
    330,
    diamond(280, 66, 110, 50, 'tea > 0') +
      arrow('M280 118V168') +
      text(326, 142, 'True', 18, PISTACHIO) +
      box(180, 170, 200, 56, '#e4f5f4', TURQUOISE) +
      text(280, 199, 'tea = tea - 1', 20) +
      arrow('M176 198H90V66H164', SAFFRON) +
      arrow('M392 66H480V286H388') +
      text(436, 42, 'False', 18, POMEGRANATE) +
      box(190, 262, 194, 50) +
      text(287, 288, 'print(…)', 20),
  )
}

function indexes() {
  const prices = ['12000', '6500', '95000']
  const cell = (value: string, place: number) => {
    const x = 120 + place * 140
    return (
      box(x - 62, 60, 124, 64, '#e4f5f4', TURQUOISE) +
      text(x, 93, value, 24) +
      text(x, 32, String(place), 24, POMEGRANATE) +
      text(x, 152, String(place - 3), 24, PISTACHIO)
    )
  }
  return draw(520, 180, prices.map(cell).join(''))
}

function pairs() {
  const row = (value: string, place: number) => {
    const y = 48 + place * 66
    return (
      box(30, y - 26, 170, 52, '#fff3dc', SAFFRON) +
      text(115, y, ['"palov"', '"somsa"', '"choy"'][place] ?? '', 22) +
      arrow(`M206 ${y}H314`) +
      box(320, y - 26, 150, 52, '#e4f5f4', TURQUOISE) +
      text(395, y, value, 22)
    )
  }
  return draw(500, 230, ['35000', '7000', '5000'].map(row).join(''))
}

function steps() {
  const at = (value: number) => 50 + value * 66
  const marks = [0, 1, 2, 3, 4, 5, 6, 7].map((value) => text(at(value), 130, String(value), 20))
  const dots = [2, 3, 4, 5].map((value) => circle(at(value), 96, 11, TURQUOISE, TURQUOISE))
  const hops = [2, 3, 4].map((value) =>
    arrow(`M${at(value)} 82Q${at(value) + 33} 40 ${at(value + 1) - 3} 82`),
  )
  return draw(
    560,
    150,
    `<path d="M30 96H530" stroke="${INK}" stroke-width="3"/>` +
      marks.join('') +
      hops.join('') +
      dots.join('') +
      circle(at(6), 96, 11, PAPER, POMEGRANATE) +
      text(280, 22, 'range(2, 6)', 22),
  )
}

function call() {
  return draw(
    660,
    180,
    text(60, 90, '3', 36) +
      arrow('M90 90H186') +
      text(136, 66, 'km', 20, PISTACHIO) +
      box(192, 30, 270, 120, '#fff3dc', SAFFRON) +
      text(327, 70, 'taxi_price(km)', 22) +
      text(327, 110, '5000 + km * 2000', 20, TURQUOISE) +
      arrow('M466 90H560') +
      text(512, 66, 'return', 18, POMEGRANATE) +
      text(608, 90, '11000', 26),
  )
}

export const infoPictures: Record<string, Picture> = {
  'pic-balance': movedTag(),
  'pic-fork': fork(),
  'pic-loop': returningLoop(),
  'pic-index': indexes(),
  'pic-dict': pairs(),
  'pic-steps': steps(),
  'pic-call': call(),
}
