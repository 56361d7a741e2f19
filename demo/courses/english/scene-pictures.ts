/** Drawings of things and places that the English lessons talk about, by picture name. */
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

type Sky = { fill: string; ground: string; light: string; lit: boolean; time: string }

/** A house under a sky; the light is the sun or the moon. */
function daytime({ fill, ground, light, lit, time }: Sky): Picture {
  const house = `<path d="M196 138L240 104L284 138z" fill="${POMEGRANATE}"/><rect x="206" y="138" width="68" height="50" fill="#fff"/><rect x="230" y="152" width="20" height="20" fill="${lit ? SAFFRON : '#b8c6d1'}"/>`
  return draw(
    320,
    240,
    `<rect width="320" height="240" fill="${fill}"/>${light}<path d="M0 190Q90 140 180 186T320 184V240H0z" fill="${ground}"/>${house}` +
      box(14, 14, 92, 38) +
      text(60, 34, time, 20),
  )
}

const sun = (x: number, y: number) => circle(x, y, 28, SAFFRON, '#ffe2a8')
const moon = `<path d="M160 40a30 30 0 1 0 24 50a34 34 0 0 1 -24 -50z" fill="#fff3dc"/>${[60, 120, 220, 280].map((x, place) => circle(x, 76 + (place % 2) * 26, 2, '#fff', '#fff')).join('')}`

/** A dial: the long hand shows minutes, the short one hours. */
function dial(hour: number, minute: number): string {
  const point = (turn: number, radius: number) => {
    const angle = turn * 2 * Math.PI - Math.PI / 2
    return [120 + Math.cos(angle) * radius, 120 + Math.sin(angle) * radius] as const
  }
  const numbers = Array.from({ length: 12 }, (_, place) => place + 1).map((value) =>
    text(...point(value / 12, 82), String(value), 17),
  )
  const hand = (turn: number, radius: number, width: number, stroke: string) => {
    const [x, y] = point(turn, radius)
    return `<path d="M120 120L${x} ${y}" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`
  }
  return (
    circle(120, 120, 104, '#fff') +
    numbers.join('') +
    hand((hour + minute / 60) / 12, 44, 9, INK) +
    hand(minute / 60, 68, 5, POMEGRANATE) +
    circle(120, 120, 7, INK)
  )
}

const clock = (hour: number, minute: number) => draw(240, 240, dial(hour, minute))

function halves(): Picture {
  const half = (sweep: number, fill: string) =>
    `<path d="M200 50A110 110 0 0 ${sweep} 200 270z" fill="${fill}"/>`
  return draw(
    400,
    330,
    half(1, '#d5eeec') +
      half(0, '#fde9c9') +
      `<circle cx="200" cy="160" r="110" fill="none" stroke="${INK}" stroke-width="3"/>` +
      text(258, 160, 'past', 28, TURQUOISE) +
      text(142, 160, 'to', 28, '#a8690c') +
      text(200, 28, 'o’clock', 20) +
      text(200, 296, 'half past', 20) +
      text(352, 160, 'quarter', 15) +
      text(48, 160, 'quarter', 15),
  )
}

function ball(place: 'in' | 'on' | 'under' | 'next', x = 0, label = ''): string {
  const sphere = (cx: number, cy: number) => circle(x + cx, cy, 24, POMEGRANATE)
  const bottom = place === 'under' ? 122 : 190
  const solid = box(x + 60, bottom - 80, 100, 80, SAFFRON)
  const front = `<path d="M${x + 60} 140H${x + 160}V190H${x + 60}z" fill="${SAFFRON}" stroke="${INK}" stroke-width="3"/>`
  const rear = `<path d="M${x + 60} 110H${x + 160}V190H${x + 60}z" fill="#c98622" stroke="${INK}" stroke-width="3"/>`
  const legs = `<path d="M${x + 66} 120V190M${x + 154} 120V190" stroke="${INK}" stroke-width="5"/>`
  const parts = {
    in: rear + sphere(110, 126) + front,
    on: solid + sphere(110, 86),
    under: legs + solid + sphere(110, 165),
    next: solid + sphere(188, 166),
  }
  const floor = `<path d="M${x + 20} 191H${x + 220}" stroke="${INK}" stroke-width="3"/>`
  return parts[place] + floor + text(x + 115, 216, label, 20, TURQUOISE)
}

const device = {
  mouse: (x: number, y: number) =>
    `<path d="M${x} ${y - 30}q-2 -22 16 -26" fill="none" stroke="${INK}" stroke-width="3"/><rect x="${x - 20}" y="${y - 30}" width="40" height="60" rx="20" fill="#fff" stroke="${INK}" stroke-width="3"/><path d="M${x} ${y - 30}V${y - 8}M${x - 20} ${y - 6}H${x + 20}" stroke="${INK}" stroke-width="3"/>`,
  phone: (x: number, y: number) =>
    box(x - 18, y - 34, 36, 68, INK, INK, 8) + box(x - 13, y - 26, 26, 48, '#d5eeec', INK, 2),
  keyboard: (x: number, y: number) =>
    box(x - 42, y - 20, 84, 40, '#fff', INK, 6) +
    [0, 1, 2]
      .map(
        (row) =>
          `<path d="M${x - 34} ${y - 10 + row * 10}H${x + 34}" stroke="${TURQUOISE}" stroke-width="5" stroke-dasharray="7 4"/>`,
      )
      .join(''),
}

const things = (kind: keyof typeof device, count: number, step: number) =>
  draw(
    320,
    180,
    Array.from({ length: count }, (_, place) =>
      device[kind](160 + (place - (count - 1) / 2) * step, 94),
    ).join(''),
  )

function person(x: number, shirt: string, hair: string): string {
  return `<path d="M${x - 42} 190Q${x} 110 ${x + 42} 190z" fill="${shirt}" stroke="${INK}" stroke-width="3"/>${hair}${circle(x, 92, 32, '#f6d3ae')}<path d="M${x - 15} 100Q${x} 120 ${x + 15} 100" fill="none" stroke="${INK}" stroke-width="3"/>${circle(x - 11, 86, 3, INK)}${circle(x + 11, 86, 3, INK)}<path d="M${x - 32} 86Q${x} 46 ${x + 32} 86Q${x} 66 ${x - 32} 86z" fill="${INK}"/>`
}

const longHair = (x: number) =>
  `<path d="M${x - 36} 140V88Q${x} 36 ${x + 36} 88V140z" fill="${INK}" stroke="${INK}"/>`

export const scenePictures: Record<string, Picture> = {
  'pic-day-1': daytime({ fill: '#16233f', ground: '#1f3b34', light: moon, lit: false, time: '23:30' }),
  'pic-day-2': daytime({
    fill: '#bfe4f2',
    ground: PISTACHIO,
    light: sun(170, 46),
    lit: false,
    time: '14:00',
  }),
  'pic-day-3': daytime({ fill: '#fde3c4', ground: PISTACHIO, light: sun(96, 158), lit: false, time: '7:00' }),
  'pic-day-4': daytime({ fill: '#7b5c86', ground: '#3f5b45', light: '', lit: true, time: '19:00' }),
  'pic-time-1': clock(3, 45),
  'pic-time-2': clock(4, 15),
  'pic-time-3': clock(4, 30),
  'pic-time-4': clock(3, 20),
  'pic-clock': halves(),
  'pic-ball-1': draw(240, 234, ball('in')),
  'pic-ball-2': draw(240, 234, ball('on')),
  'pic-ball-3': draw(240, 234, ball('next')),
  'pic-ball-4': draw(240, 234, ball('under')),
  'pic-place': draw(
    470,
    470,
    ball('in', 0, 'in') +
      ball('on', 230, 'on') +
      `<g transform="translate(0 230)">${ball('under', 0, 'under') + ball('next', 230, 'next to')}</g>`,
  ),
  'pic-set-1': things('keyboard', 3, 98),
  'pic-set-2': things('mouse', 2, 90),
  'pic-set-3': things('phone', 4, 70),
  'pic-set-4': things('mouse', 3, 90),
  'pic-people': draw(
    460,
    240,
    person(110, TURQUOISE, '') +
      person(230, SAFFRON, longHair(230)) +
      person(350, PISTACHIO, '') +
      box(160, 160, 140, 70, '#dfe6ec') +
      circle(230, 194, 8, INK),
  ),
  'pic-bubble': draw(
    520,
    230,
    person(100, POMEGRANATE, longHair(100)) +
      `<path d="M190 30H500V130H236L190 156L206 126H190z" fill="#fff" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>` +
      text(345, 66, 'I can’t find', 24) +
      text(345, 98, 'my keys.', 24) +
      text(100, 212, 'Malika', 20),
  ),
}
