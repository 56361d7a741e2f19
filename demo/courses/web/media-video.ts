/** The frames of the video: how a request travels from the browser to the server and back. */
import {
  CREAM,
  INK,
  PISTACHIO,
  POMEGRANATE,
  SAFFRON,
  SKY,
  TURQUOISE,
  box,
  circle,
  drawing,
  line,
  text,
} from './media-drawing.ts'

export const SIZE = { width: 854, height: 480 }
export const FRAMES_PER_SECOND = 15
/** Seconds. */
export const LENGTH = 28
export const POSTER_AT = 12

const ADDRESS = 'maktab.example'
/** Where the wires bend, from the telephone to the server. */
const ROUTE: readonly (readonly [number, number])[] = [
  [190, 230],
  [320, 270],
  [440, 215],
  [560, 265],
  [668, 230],
]
const TO_BOOK: readonly (readonly [number, number])[] = [
  [190, 180],
  [350, 96],
]

/** How far `time` has come from `from` to `to`, slow at both ends, 0 to 1. */
function progress(time: number, from: number, to: number) {
  const part = Math.min(1, Math.max(0, (time - from) / (to - from)))
  return part * part * (3 - 2 * part)
}

function along(route: readonly (readonly [number, number])[], part: number): [number, number] {
  const place = Math.min(part, 0.9999) * (route.length - 1)
  const [from, to] = [route[Math.floor(place)], route[Math.floor(place) + 1]]
  if (!from || !to) throw new Error('the route has no such stretch')
  const rest = place % 1
  return [from[0] + (to[0] - from[0]) * rest, from[1] + (to[1] - from[1]) * rest]
}

const path = (route: readonly (readonly [number, number])[]) =>
  `M${route.map(([x, y]) => `${x} ${y}`).join('L')}`

function parcel([x, y]: [number, number], label: string, fill: string, size = 15) {
  const width = label.length * size * 0.62 + 20
  return box(x - width / 2, y - 17, width, 34, fill, INK, 8) + text(x, y, label, size)
}

function telephone(time: number) {
  const typed = ADDRESS.slice(0, Math.floor(progress(time, 0.6, 3) * ADDRESS.length))
  const cursor = time < 3.4 && Math.floor(time * 3) % 2 === 0 ? '|' : ''
  const waiting =
    time > 4 && time < 20
      ? [0, 1, 2]
          .map((dot) => circle(102 + dot * 18, 236, Math.floor(time * 4) % 3 === dot ? 6 : 3, INK, INK))
          .join('')
      : ''
  const words = [252, 268, 284]
  const bare =
    time >= 20
      ? text(120, 196, 'Maktab', time < 22 ? 18 : 22, time < 22 ? '#111111' : TURQUOISE) +
        words
          .map((y, place) => line(`M70 ${y}H${place === 2 ? 130 : 170}`, time < 22 ? '#111111' : INK, 4))
          .join('')
      : ''
  const painted = time >= 22 ? `<rect x="53" y="162" width="134" height="66" fill="${SKY}"/>` : ''
  const pressed = time > 25.4 && time < 26
  const button =
    time >= 24
      ? box(80, 300, 80, 30, pressed ? POMEGRANATE : SAFFRON, INK, 15) +
        text(120, 315, time > 25.7 ? '+1' : '+', 16)
      : ''
  return (
    box(42, 96, 156, 270, '#ffffff', INK, 20) +
    painted +
    box(54, 124, 132, 30, CREAM, INK, 8) +
    text(60, 139, typed + cursor, 13, INK, 'start') +
    waiting +
    bare +
    button
  )
}

function book(time: number) {
  const asked = time > 5.8
  return (
    `<path d="M350 40q60 -16 120 0q60 -16 120 0v90q-60 -16 -120 0q-60 -16 -120 0z" fill="${CREAM}" stroke="${INK}" stroke-width="3"/>` +
    line('M470 40V130', INK, 2) +
    text(410, 82, 'DNS', 22, TURQUOISE) +
    (asked
      ? text(530, 68, ADDRESS, 11) + text(530, 94, '203.0.113.7', 13, POMEGRANATE)
      : line('M490 68H570M490 94H556', INK, 2))
  )
}

function server(time: number) {
  const searching = time > 13 && time < 16
  const found = time > 15
  const files = ['index.html', 'style.css', 'script.js']
  const shelves = files.map((file, place) => {
    const lit = found || (searching && Math.floor(time * 4) % 3 === place)
    const y = 146 + place * 56
    return (
      box(690, y, 124, 44, lit ? SAFFRON : '#ffffff', INK, 8) +
      text(742, y + 22, file, 13) +
      circle(802, y + 22, 4, Math.floor(time * 3 + place) % 2 ? PISTACHIO : '#cfe8c8', PISTACHIO)
    )
  })
  return (
    box(676, 110, 152, 216, SKY, INK, 14) + text(752, 128, '203.0.113.7', 13, POMEGRANATE) + shelves.join('')
  )
}

/** @returns the frame at `time` seconds, as SVG. The lowest fifth stays empty for the captions. */
export function frame(time: number) {
  const between = (from: number, to: number) => time >= from && time < to
  const moving = [
    between(4, 5.8) ? parcel(along(TO_BOOK, progress(time, 4, 5.8)), `${ADDRESS} ?`, '#ffffff', 13) : '',
    between(6.6, 8.4) ? parcel(along(TO_BOOK, 1 - progress(time, 6.6, 8.4)), '203.0.113.7', SAFFRON) : '',
    between(9, 12.8) ? parcel(along(ROUTE, progress(time, 9, 12.8)), 'GET /index.html', '#ffffff') : '',
    ...['HTML', 'CSS', 'JS'].map((label, place) => {
      const start = 16.2 + place * 0.8
      const fill = [CREAM, SKY, SAFFRON][place] ?? CREAM
      return between(start, start + 3.2)
        ? parcel(along(ROUTE, 1 - progress(time, start, start + 3.2)), label, fill)
        : ''
    }),
  ]
  const routers = ROUTE.slice(1, -1).map(([x, y]) => circle(x, y, 10, TURQUOISE, INK))
  return drawing(
    SIZE.width,
    SIZE.height,
    line(path(ROUTE), '#9fb4c4', 4) +
      (time > 3.6 ? line(path(TO_BOOK), '#9fb4c4', 3) : '') +
      routers.join('') +
      telephone(time) +
      book(time) +
      server(time) +
      moving.join(''),
  )
}

/** @returns soft chimes where something happens, as an ffmpeg expression over `t`. */
export function chimes() {
  const notes: readonly (readonly [number, number])[] = [
    [0.3, 392],
    [4, 440],
    [6.6, 494],
    [9, 523],
    [12.8, 587],
    [15, 659],
    [16.2, 523],
    [17, 587],
    [17.8, 659],
    [20, 523],
    [22, 659],
    [24, 784],
    [25.5, 1047],
  ]
  return notes
    .map(([at, pitch]) => `if(gte(t,${at}),0.12*sin(2*PI*${pitch}*(t-${at}))*exp(-3.5*(t-${at})),0)`)
    .join('+')
}
