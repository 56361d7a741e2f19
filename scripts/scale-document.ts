import path from 'node:path'
import {
  assumed,
  measured,
  mostStudents,
  needOf,
  purchaseFor,
  told,
  type Figure,
  type Need,
} from './scale.ts'

export const scalePath = path.resolve(import.meta.dirname, '../docs/scale.md')

const sizes = [10_000, 1_000_000, 2_000_000, 50_000_000]
/** Whose shopping list stands in the document. */
export const boughtFor = 2_000_000

const rows: readonly (readonly [string, (need: Need) => number])[] = [
  ['requests a second in the busiest hour', ({ requests }) => requests],
  ['cores for the processes that serve', ({ serverCores }) => serverCores],
  ['cores for PostgreSQL', ({ databaseCores }) => databaseCores],
  ['PostgreSQLs, each with its part of the students', ({ databases }) => databases],
  ['processes that serve, of all', ({ processes }) => processes],
  ['connections to each PostgreSQL', ({ connections }) => connections],
  ['transactions a second that write, to each', ({ commits, databases }) => commits / databases],
  ['NOTIFY a second, which each of its processes reads', ({ notices }) => notices],
  ['open event streams at once', ({ streams }) => streams],
  ['memory of the processes with their streams, GB', ({ processMemory_gb }) => processMemory_gb],
  ['replies before compression, Mbit/s', ({ replies_mbit }) => replies_mbit],
  ['film, Gbit/s', ({ film_mbit }) => film_mbit / 1000],
  ['log of PostgreSQL, GB a school day', ({ log_gb_day }) => log_gb_day],
  ['rows to keep in memory, GB', ({ hot_gb }) => hot_gb],
  ['rows, GB a year', ({ rows_gb_year }) => rows_gb_year],
  ['files, GB a year', ({ files_gb_year }) => files_gb_year],
]

interface Bound {
  what: string
  holds: (need: Need) => boolean
  change: string
}

const bounds: readonly Bound[] = [
  {
    what: 'one machine of two cores, PostgreSQL on it as well',
    holds: ({ serverCores, databaseCores }) => serverCores + databaseCores <= 2,
    change: 'more cores, `WORKERS` one a core',
  },
  {
    what: 'films by one line of 1 Gbit/s',
    holds: ({ film_mbit }) => film_mbit <= 1000,
    change:
      'a wider line, or a cache (a CDN) before `/media` (`MEDIA_URL`): an address is the same for all students of a day',
  },
  {
    what: 'the 100 connections that PostgreSQL allows at first',
    holds: ({ connections }) => connections <= 100,
    change: '`max_connections`, then pgbouncer ([operating.md](operating.md))',
  },
  {
    what: 'one machine of 16 cores that serves',
    holds: ({ processes }) => processes <= assumed.serverCores.value,
    change: 'several behind any balancer, files on S3',
  },
  {
    what: `one PostgreSQL of ${assumed.databaseCores.value} cores and ${told(assumed.databaseDisk_gb.value)} GB of rows`,
    holds: ({ databases }) => databases === 1,
    change:
      'several schools, each with its database and its processes (a province, a city), told apart by the name of their host',
  },
]

const isNumber = (cell: string | number | undefined): boolean => /^[\d.,]+( \w+)?$/.test(String(cell))

const table = (head: readonly string[], body: readonly (readonly (string | number)[])[]): string =>
  [head, head.map((_, place) => (isNumber(body[0]?.[place]) ? '--:' : '---')), ...body]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')

const figures = (of: Readonly<Record<string, Figure>>, by: string): string =>
  table(
    ['what', 'figure', by],
    Object.values(of).map((figure) => [
      figure.what,
      `${told(figure.value)} ${figure.unit}`.trim(),
      figure.by,
    ]),
  )

const parts: Readonly<Record<string, () => string>> = {
  measured: () => figures(measured, 'by'),
  assumed: () => figures(assumed, 'because'),
  sizes: () => sizesTable(sizes),
  bounds: () =>
    table(
      ['what', 'students', 'then'],
      bounds
        .map((bound) => ({ ...bound, most: mostStudents(bound.holds) }))
        .toSorted((one, other) => one.most - other.most)
        .map(({ what, most, change }) => [what, told(most), change]),
    ),
  purchase: () => purchaseTable(boughtFor),
}

/** What each of the sizes needs. */
export function sizesTable(students: readonly number[]): string {
  const needs = students.map(needOf)
  return table(
    ['students', ...students.map(told)],
    rows.map(([what, of]) => [what, ...needs.map((need) => told(of(need)))]),
  )
}

/** What is bought for so many. */
export function purchaseTable(students: number): string {
  return table(
    ['what', 'how many', 'each'],
    purchaseFor(students).map(({ what, count, each }) => [what, count, each]),
  )
}

/** The text with its tables as the arithmetic has them. */
export function withScaleTables(text: string): string {
  return Object.entries(parts).reduce((whole, [name, write]) => {
    const markers = new RegExp(`(<!-- ${name} -->\n)[^]*(<!-- /${name} -->)`)
    if (!markers.test(whole)) throw new Error(`The markers <!-- ${name} --> and its end are gone`)
    return whole.replace(markers, (_, begin: string, end: string) => `${begin}\n${write()}\n\n${end}`)
  }, text)
}
