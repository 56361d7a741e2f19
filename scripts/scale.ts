/**
 * What a school of so many students takes: processes, connections, disks and bytes, from what was measured of one
 * student and one process. docs/scale.md is written from it, so that its tables stay what this computes.
 */
import { poolSizeFor } from '../apps/server/src/config/pool-size.ts'

export interface Figure {
  value: number
  unit: string
  what: string
  /** The command that measures it, or for what is assumed the reason. */
  by: string
}

const day = '`npm run bench day`'

/** Of a student's school day, of a process and of a stream. Who measures anew writes here what the commands print. */
export const measured = {
  requests: { value: 91, unit: '', what: 'requests of a school day', by: day },
  server_ms: { value: 100, unit: 'ms', what: 'processor time of the server for them', by: day },
  database_ms: { value: 68, unit: 'ms', what: 'processor time of PostgreSQL for them', by: day },
  replies_kb: { value: 87, unit: 'KB', what: 'replies, before compression', by: day },
  rows_kb: { value: 10.8, unit: 'KB', what: 'that the database is larger afterwards', by: day },
  log_kb: { value: 28, unit: 'KB', what: 'that it wrote to its log (WAL)', by: day },
  commits: { value: 71, unit: '', what: 'transactions that wrote', by: day },
  notices: { value: 1, unit: '', what: 'messages between the processes (NOTIFY)', by: day },
  worker_mb: { value: 229, unit: 'MB', what: 'memory of a process after load', by: '`npm run bench memory`' },
  stream_kb: { value: 46, unit: 'KB', what: 'memory of an open event stream', by: '`npm run bench streams`' },
} as const satisfies Record<string, Figure>

/** What no machine can tell. A school that knows better changes it here. */
export const assumed = {
  present: {
    value: 0.7,
    unit: '',
    what: 'of the students come on a school day',
    by: 'some are ill, some have no lesson',
  },
  minutes: {
    value: 60,
    unit: 'min',
    what: 'that one of them has the app open',
    by: 'a lesson, its test and its task',
  },
  used: {
    value: 0.6,
    unit: '',
    what: 'of the processors are used in the busiest hour',
    by: 'what is left bears its busiest minutes and a machine that is lost',
  },
  schoolDays: { value: 200, unit: '', what: 'school days a year', by: 'lessons on five days of forty weeks' },
  film_mb: { value: 48, unit: 'MB', what: 'of film a student and day', by: 'eight minutes at 0.8 Mbit/s' },
  files_mb: {
    value: 30,
    unit: 'MB',
    what: 'of files a student leaves a year',
    by: 'a recording or a file each week; at most `UPLOAD_QUOTA_MB` in all',
  },
  streamsOfProcess: {
    value: 10_000,
    unit: '',
    what: 'open event streams a process holds',
    by: '3,400 were open at once in `npm run bench streams`; its system must allow as many open files',
  },
  serverCores: { value: 16, unit: '', what: 'cores of a machine that serves', by: 'an ordinary server' },
  databaseCores: {
    value: 32,
    unit: '',
    what: 'cores of a machine with PostgreSQL',
    by: 'an ordinary large server',
  },
  databaseDisk_gb: {
    value: 4000,
    unit: 'GB',
    what: 'of rows in a PostgreSQL at most',
    by: 'a night brings them back from a backup at 150 MB/s',
  },
  hotDays: {
    value: 20,
    unit: '',
    what: 'school days whose rows are to stay in the memory of PostgreSQL',
    by: 'a student and their teacher look back a month',
  },
  logDays: {
    value: 7,
    unit: '',
    what: 'days of log that are kept to go back to any moment',
    by: 'a week to notice a mistake',
  },
} as const satisfies Record<string, Figure>

/** The share of a day's work that falls into each hour, from 8 to 21: lessons in the afternoon, most of them at three. */
export const hours = [
  0.01, 0.02, 0.03, 0.03, 0.03, 0.04, 0.08, 0.3, 0.16, 0.09, 0.07, 0.06, 0.05, 0.03,
] as const
export const firstHour = 8
const busiest = Math.max(...hours)

/** Before a larger disk is bought. */
const yearsOnDisk = 3

/** Connections of a process beside those of its requests: jobs have four, live events one. */
const ownConnections = 5

export interface Need {
  students: number
  /** Of the busiest hour, a second. */
  requests: number
  commits: number
  /** Each process reads them all, of its own database. */
  notices: number
  serverCores: number
  databaseCores: number
  /** PostgreSQLs, each with a part of the students. */
  databases: number
  /** Of all, a core each. */
  processes: number
  /** To each PostgreSQL. */
  connections: number
  /** Open at once in the busiest hour. */
  streams: number
  processMemory_gb: number
  replies_mbit: number
  film_mbit: number
  /** In the memory of all PostgreSQLs. */
  hot_gb: number
  rows_gb_year: number
  log_gb_day: number
  files_gb_year: number
}

/** What so many students take in the busiest hour of a day, and what a day and a year leave. */
export function needOf(students: number): Need {
  const present = students * assumed.present.value
  /** A second of the busiest hour, of what a student's day has. */
  const atBusiest = (aDay: number) => (present * aDay * busiest) / 3600
  const coresFor = (day_ms: number) => Math.ceil(atBusiest(day_ms) / 1000 / assumed.used.value)
  const serverCores = coresFor(measured.server_ms.value)
  const databaseCores = coresFor(measured.database_ms.value)
  const rows_gb_day = (present * measured.rows_kb.value) / 1024 ** 2
  const rows_gb_year = rows_gb_day * assumed.schoolDays.value
  const databases = Math.ceil(
    Math.max(
      databaseCores / assumed.databaseCores.value,
      (rows_gb_year * yearsOnDisk) / assumed.databaseDisk_gb.value,
    ),
  )
  const streams = Math.round(present * busiest * Math.min(1, assumed.minutes.value / 60))
  // One that is lost, or is being replaced, leaves another.
  const processes = Math.max(2, serverCores, Math.ceil(streams / assumed.streamsOfProcess.value))
  const eachServes = Math.ceil(processes / databases)
  const eachCores = Math.ceil(databaseCores / databases)
  return {
    students,
    requests: atBusiest(measured.requests.value),
    commits: atBusiest(measured.commits.value),
    notices: atBusiest(measured.notices.value) / databases,
    serverCores,
    databaseCores,
    databases,
    processes,
    connections: eachServes * (poolSizeFor(eachServes, eachCores) + ownConnections),
    streams,
    processMemory_gb:
      (processes * measured.worker_mb.value) / 1024 + (streams * measured.stream_kb.value) / 1024 ** 2,
    replies_mbit: (atBusiest(measured.replies_kb.value) * 8) / 1024,
    film_mbit: atBusiest(assumed.film_mb.value) * 8,
    hot_gb: rows_gb_day * assumed.hotDays.value,
    rows_gb_year,
    log_gb_day: (present * measured.log_kb.value) / 1024 ** 2,
    files_gb_year: (students * assumed.files_mb.value) / 1024,
  }
}

/** The most students of whom a need stays within a bound. */
export function mostStudents(isEnough: (need: Need) => boolean): number {
  let [most, tooMany] = [0, 1]
  while (isEnough(needOf(tooMany)) && tooMany < 2 ** 40) tooMany *= 2
  while (tooMany - most > 1) {
    const middle = Math.floor((most + tooMany) / 2)
    if (isEnough(needOf(middle))) most = middle
    else tooMany = middle
  }
  return most
}

/** What is bought for so many students: machines, and what stands in each. */
export interface Purchase {
  what: string
  count: number
  each: string
}

/** Memory, disks and machines, with one that stands by for each that may be lost. */
export function purchaseFor(students: number): Purchase[] {
  const need = needOf(students)
  const serving = Math.ceil(need.processes / assumed.serverCores.value)
  const eachServes_gb = Math.ceil(need.processMemory_gb / serving) + 4
  const ofDatabase = (all: number) => Math.ceil(all / need.databases)
  const cores = Math.min(assumed.databaseCores.value, ofDatabase(need.databaseCores) + 1)
  const memory_gb = ofDatabase(need.hot_gb)
  const disk_gb = ofDatabase(need.rows_gb_year * yearsOnDisk + need.log_gb_day * assumed.logDays.value)
  const database = `${cores} cores, ${size(memory_gb)} of memory for what a month wrote, ${size(disk_gb)} of disk for ${yearsOnDisk} years and the log`
  return [
    {
      what: 'machines that serve, one of them spare',
      count: serving + 1,
      each: `${Math.ceil(need.processes / serving)} processes and as many cores, ${eachServes_gb} GB of memory, no disk`,
    },
    { what: 'machines with PostgreSQL', count: need.databases, each: database },
    {
      what: 'the same, that follow by streaming replication',
      count: need.databases,
      each: 'as the one it follows',
    },
    {
      what: 'object store (S3) for files',
      count: 1,
      each: `${size(need.files_gb_year * yearsOnDisk)} for ${yearsOnDisk} years`,
    },
    {
      what: 'place for backups, elsewhere',
      count: 1,
      each: size(
        (need.rows_gb_year + need.files_gb_year) * yearsOnDisk + need.log_gb_day * assumed.logDays.value,
      ),
    },
    {
      what: 'lines to the Internet',
      count: 1,
      each: `${told(need.replies_mbit)} Mbit/s of replies before compression, and ${told(need.film_mbit / 1000)} Gbit/s of film from where films lie`,
    },
  ]
}

const size = (gigabytes: number): string =>
  gigabytes < 1000 ? `${told(gigabytes)} GB` : `${told(gigabytes / 1000)} TB`

/** A number as a document tells it: three digits that mean something, and commas. */
export function told(value: number): string {
  const rounded = value >= 100 ? Number(value.toPrecision(3)) : Number(value.toPrecision(2))
  return rounded.toLocaleString('en-US', { maximumFractionDigits: 2 })
}
