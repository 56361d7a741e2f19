/** Tables, calendars, labels and messages that the English lessons read, by picture name. */
import {
  INK,
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

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

function week(): Picture {
  const cells = days.map(
    (day, place) =>
      text(50 + place * 66, 40, day, 20) +
      box(24 + place * 66, 60, 52, 52, '#d5eeec', TURQUOISE, 8) +
      text(50 + place * 66, 88, '♞', 30, TURQUOISE),
  )
  return draw(500, 136, cells.join(''))
}

function calendar(): Picture {
  const cells = days.map((day, place) => {
    const date = 11 + place
    const fill = date === 12 ? '#fde9c9' : '#fff'
    const stroke = date === 14 ? POMEGRANATE : '#b8c6d1'
    return (
      text(56 + place * 66, 76, day, 18) +
      box(28 + place * 66, 96, 56, 66, fill, stroke, 8) +
      text(56 + place * 66, 120, String(date), 20) +
      (date === 12 ? text(56 + place * 66, 146, '♫', 24, '#a8690c') : '')
    )
  })
  return draw(
    520,
    220,
    text(260, 34, 'MAY', 24) +
      cells.join('') +
      text(56 + 66, 188, 'concert', 15, '#a8690c') +
      text(56 + 198, 188, 'today', 15, POMEGRANATE),
  )
}

function phones(): Picture {
  const rows = [
    ['A', '2 000 000', '5000 mAh', TURQUOISE],
    ['B', '3 000 000', '4000 mAh', SAFFRON],
    ['C', '5 000 000', '4500 mAh', POMEGRANATE],
  ] as const
  const cards = rows.map(([name, price, battery, fill], place) => {
    const x = 20 + place * 174
    return (
      box(x, 20, 160, 220, '#fff') +
      box(x + 56, 36, 48, 84, INK, INK, 8) +
      box(x + 61, 44, 38, 64, fill, fill, 3) +
      text(x + 80, 148, name, 28) +
      text(x + 80, 184, price, 18) +
      text(x + 80, 214, battery, 18, '#4a6076')
    )
  })
  return draw(548, 260, cards.join(''))
}

function message(): Picture {
  return draw(
    480,
    230,
    box(20, 20, 440, 190, '#fff') +
      `<path d="M20 66H460" stroke="${INK}" stroke-width="3"/>` +
      circle(46, 43, 8, POMEGRANATE) +
      circle(72, 43, 8, SAFFRON) +
      text(240, 108, 'Invalid password.', 24) +
      text(240, 138, 'Please try again.', 18, '#4a6076') +
      box(200, 162, 80, 36, TURQUOISE, TURQUOISE, 8) +
      text(240, 181, 'OK', 18, '#fff'),
  )
}

function line(): Picture {
  return draw(
    520,
    170,
    text(270, 36, 'ENGLISH', 22, TURQUOISE) +
      `<path d="M90 84H430" stroke="${TURQUOISE}" stroke-width="14"/>` +
      arrow('M30 84H500') +
      circle(90, 84, 10, '#fff') +
      circle(430, 84, 10, TURQUOISE) +
      text(90, 124, '2022', 20) +
      text(430, 124, 'now', 20),
  )
}

function battery(): Picture {
  return draw(
    320,
    300,
    box(90, 16, 140, 268, INK, INK, 22) +
      box(100, 38, 120, 224, '#fff', INK, 10) +
      text(160, 74, '21:50', 28) +
      box(126, 124, 62, 34, '#fff', INK, 6) +
      `<rect x="189" y="134" width="7" height="14" fill="${INK}"/><rect x="131" y="129" width="5" height="24" fill="${POMEGRANATE}"/>` +
      text(160, 186, '3%', 28, POMEGRANATE),
  )
}

function label(): Picture {
  return draw(
    420,
    260,
    `<path d="M70 24H350L390 64V236H30V64z" fill="#fff" stroke="${INK}" stroke-width="3"/>` +
      circle(210, 50, 10, '#fbf7ef') +
      text(210, 104, 'MADE IN UZBEKISTAN', 22) +
      text(210, 150, '100% cotton', 20, '#4a6076') +
      text(210, 196, 'Designed by Nur Studio', 20, TURQUOISE),
  )
}

export const signPictures: Record<string, Picture> = {
  'pic-week': week(),
  'pic-calendar': calendar(),
  'pic-phones': phones(),
  'pic-message': message(),
  'pic-line': line(),
  'pic-battery': battery(),
  'pic-label': label(),
}
