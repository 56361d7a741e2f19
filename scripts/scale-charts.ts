import path from 'node:path'
import { assumed, firstHour, hours, needOf, told, type Need } from './scale.ts'
import { boughtFor } from './scale-document.ts'

export const picturePath = (name: string) => path.resolve(import.meta.dirname, `../docs/pictures/${name}.svg`)

const ink = '#334155'
const colours = { server: '#0f766e', database: '#b45309' }
const [width, height] = [720, 320]
const frame = { left: 70, right: 20, top: 40, bottom: 46 }

interface Label {
  x: number
  y: number
  text: string
  anchor?: 'start' | 'middle' | 'end'
  colour?: string
}

const label = ({ x, y, text, anchor = 'middle', colour = ink }: Label) =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}" fill="${colour}">${text}</text>`

/** White behind it: pages of documents are light or dark. */
const picture = (title: string, marks: readonly string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" font-family="system-ui, sans-serif" font-size="13">`,
    `<title>${title}</title>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...marks,
    '</svg>\n',
  ].join('\n')

const legend = [
  label({ x: frame.left, y: 22, text: '■ processes that serve', anchor: 'start', colour: colours.server }),
  label({ x: frame.left + 180, y: 22, text: '■ PostgreSQL', anchor: 'start', colour: colours.database }),
]

/** Cores by students, both on a scale of powers of ten. */
function drawCores(): string {
  const [leastPower, mostPower, mostCores] = [4, 8, 3.5]
  const x = (students: number) =>
    frame.left +
    ((Math.log10(students) - leastPower) / (mostPower - leastPower)) * (width - frame.left - frame.right)
  const y = (cores: number) =>
    height - frame.bottom - (Math.log10(cores) / mostCores) * (height - frame.top - frame.bottom)
  const powers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, n) => 10 ** (from + n))
  const line = (coresOf: (need: Need) => number, colour: string) => {
    const points = Array.from({ length: 41 }, (_, n) => 10 ** (leastPower + n / 10))
    const drawn = points.map(
      (students) => `${x(students).toFixed(1)},${y(coresOf(needOf(students))).toFixed(1)}`,
    )
    return `<polyline fill="none" stroke="${colour}" stroke-width="2.5" points="${drawn.join(' ')}"/>`
  }
  return picture('Cores by the number of students', [
    ...legend,
    ...powers(0, 3).flatMap((cores) => [
      `<path d="M${frame.left} ${y(cores).toFixed(1)}H${width - frame.right}" stroke="#e2e8f0"/>`,
      label({ x: frame.left - 8, y: y(cores) + 4, text: cores.toLocaleString('en-US'), anchor: 'end' }),
    ]),
    ...powers(leastPower, mostPower).map((students) =>
      label({
        x: Math.min(x(students), width - 45),
        y: height - frame.bottom + 20,
        text: students.toLocaleString('en-US'),
      }),
    ),
    label({ x: width / 2, y: height - 6, text: 'students' }),
    label({ x: frame.left - 8, y: 22, text: 'cores', anchor: 'end' }),
    line(({ serverCores }) => serverCores, colours.server),
    line(({ databaseCores }) => databaseCores, colours.database),
  ])
}

/** Cores that are busy in each hour of a school day. */
function drawDay(): string {
  const { serverCores, databaseCores } = needOf(boughtFor)
  const busiest = Math.max(...hours)
  const highest = Math.max(serverCores, databaseCores) * assumed.used.value
  const wide = (width - frame.left - frame.right) / hours.length
  const bar = (place: number, share: number, cores: number, colour: string, offset: number) => {
    const tall =
      ((cores * assumed.used.value * share) / busiest / highest) * (height - frame.top - frame.bottom)
    return `<rect x="${(frame.left + place * wide + offset).toFixed(1)}" y="${(height - frame.bottom - tall).toFixed(1)}" width="${(wide * 0.38).toFixed(1)}" height="${tall.toFixed(1)}" fill="${colour}"/>`
  }
  const y = (part: number) => height - frame.bottom - part * (height - frame.top - frame.bottom)
  return picture(`Busy cores by the hour of a school day of ${told(boughtFor)} students`, [
    ...legend,
    ...[0, 0.5, 1].flatMap((part) => [
      `<path d="M${frame.left} ${y(part).toFixed(1)}H${width - frame.right}" stroke="#e2e8f0"/>`,
      label({ x: frame.left - 8, y: y(part) + 4, text: told(highest * part), anchor: 'end' }),
    ]),
    ...hours.flatMap((share, place) => [
      bar(place, share, serverCores, colours.server, wide * 0.1),
      bar(place, share, databaseCores, colours.database, wide * 0.5),
      label({
        x: frame.left + (place + 0.5) * wide,
        y: height - frame.bottom + 20,
        text: `${firstHour + place}:00`,
      }),
    ]),
    label({ x: frame.left - 8, y: 22, text: 'cores', anchor: 'end' }),
    label({ x: width / 2, y: height - 6, text: 'hour of a school day' }),
  ])
}

/** The pictures of the document, by name. */
export const scalePictures: Readonly<Record<string, () => string>> = {
  'scale-cores': drawCores,
  'scale-day': drawDay,
}
