import { readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import type { CourseFileLimits } from '../files/course-files.ts'
import type { S3Settings } from '../files/s3-store.ts'
import { parseTrustedProxies, type TrustedProxies } from '../http/trusted-proxies.ts'
import { courseFilesSettings, readCourseFiles } from './read-course-files.ts'
import { filmsSettings } from './films-settings.ts'
import { poolSize, poolSizeFor } from './pool-size.ts'
import { readFirebase, type FirebaseSettings } from './read-firebase.ts'
import { onlinePaymentsSettings, readClick, readPayme } from './read-online-payments.ts'
import type { TraceSettings } from '../tracing/start-tracing.ts'
import { readS3, s3Settings } from './read-s3.ts'
import { oneOf, setting, url, wholeNumber } from './setting.ts'
import { isNamedZone } from '../time/time-zone.ts'
import type { ModelEndpoint } from '../modules/learning/helper/index.ts'
import type { EskizAccount } from '../modules/messages/sms/index.ts'
import { readTelegram } from './read-telegram.ts'
import type { TelegramBot } from '../modules/messages/telegram/index.ts'
import type { OnlinePayments } from '../modules/money/online-payments/index.ts'
import { nearestName } from './nearest-name.ts'
import { StartFailure, codeOf, reasonOf } from '../errors/start-failure.ts'

const settings = z.object({
  PORT: wholeNumber(0, 65_535)
    .prefault('3000')
    .meta({ usually: '3000', meaning: 'The port to serve on; 0 takes a free one' }),
  HOST: setting('an address or a host name', (text) => text)
    .prefault('127.0.0.1')
    .meta({
      usually: '127.0.0.1',
      meaning: 'The address to serve on; `0.0.0.0` serves every network of the machine',
    }),
  DATA_DIR: setting('a folder', (text) => path.resolve(text))
    .prefault('./data')
    .meta({ usually: './data', meaning: 'The folder of the embedded database and of the uploaded files' }),
  DATABASE_URL: url('postgresql://user:password@host:5432/qadam', 'postgresql://', 'postgres://')
    .optional()
    .meta({
      usually: 'the embedded database',
      meaning: 'A PostgreSQL (15 or newer) to keep everything in but files',
    }),
  DATABASE_POOLER_URL: url('postgresql://user:password@host:6432/qadam', 'postgresql://', 'postgres://')
    .optional()
    .meta({
      usually: 'none',
      meaning:
        'A pgbouncer in transaction mode before the PostgreSQL of `DATABASE_URL`: requests go through it; live events, jobs, migrations and commands go to `DATABASE_URL` itself',
    }),
  UPLOAD_QUOTA_MB: wholeNumber(1, 1_000_000)
    .prefault('500')
    .meta({ usually: '500', meaning: 'How many megabytes of files each student may keep' }),
  ...courseFilesSettings,
  ...filmsSettings,
  PYTHON_PACKAGES: setting('a folder', (text) => path.resolve(text))
    .optional()
    .meta({
      usually: 'none',
      meaning:
        'A folder of wheels of pure Python (`-py3-none-any.whl`) that students’ programs may import; each start of Python brings them all',
    }),
  ...s3Settings,
  DATABASE_POOL_SIZE: poolSize,
  DRAIN_NOTICE_S: wholeNumber(0, 300).prefault('0').meta({
    usually: '0',
    meaning:
      'For how many seconds a server that is told to stop goes on serving while `/readyz` says 503, so that the balancers in front go elsewhere: a little more than they take to notice',
  }),
  WORKERS: wholeNumber(1, 256)
    .prefault('1')
    .meta({ usually: '1', meaning: 'How many processes serve; more than one needs `DATABASE_URL`' }),
  DEMO: oneOf('auto', 'yes', 'no').prefault('auto').meta({
    usually: 'auto',
    meaning:
      'Whether to load the demo school: `auto` does so only into an empty embedded database that serves this machine alone; `yes` elsewhere makes random passwords and prints them once',
  }),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').prefault('info').meta({
    usually: 'info',
    meaning: 'The least important lines to log: `fatal`, `error`, `warn`, `info`, `debug`, `trace`, `silent`',
  }),
  PUBLIC_URL: url('https://school.example', 'https://', 'http://').optional().meta({
    usually: 'host and port',
    meaning: 'The address by which people reach the school, for links that leave it',
  }),
  PAYMENT_LINK: url('https://pay.example/school', 'https://', 'http://').optional().meta({
    usually: 'what was set before',
    meaning:
      'Where students pay: behind the button of the payment reminder and of a frozen account. Kept in the database (`payment_link` in the table `settings`), so that a later start may leave it out',
  }),
  ...onlinePaymentsSettings,
  HELPER_URL: url('https://models.example/v1', 'https://', 'http://').optional().meta({
    usually: 'the built-in helper',
    meaning:
      'The address of an OpenAI-compatible interface that answers students who ask for help; without one the built-in helper explains what it finds in their code',
  }),
  HELPER_KEY: setting('a key', (text) => text)
    .optional()
    .meta({ usually: 'none', meaning: 'What proves to `HELPER_URL` that we may ask' }),
  HELPER_MODEL: setting('the name of a model', (text) => text)
    .optional()
    .meta({ usually: 'none', meaning: 'Which model of `HELPER_URL` answers; needed with it' }),
  HELPER_DAILY_LIMIT: wholeNumber(1, 10_000)
    .prefault('50')
    .meta({ usually: '50', meaning: 'How many questions each student may ask the helper in a day' }),
  FIREBASE_SERVICE_ACCOUNT: setting('a file', (text) => path.resolve(text))
    .optional()
    .meta({
      usually: 'none: the school pushes by Web Push itself',
      meaning:
        'The file of a Firebase service account (JSON), which sends pushes by Firebase Cloud Messaging; needs `FIREBASE_WEB_APP`',
    }),
  FIREBASE_WEB_APP: setting('a file', (text) => path.resolve(text))
    .optional()
    .meta({
      usually: 'none',
      meaning:
        'A file of JSON with `apiKey`, `projectId`, `appId`, `messagingSenderId` of the project’s web app and `vapidKey`, its key for web push; all of them are public',
    }),
  ESKIZ_EMAIL: setting('an e-mail address', (text) => (text.includes('@') ? text : undefined))
    .optional()
    .meta({
      usually: 'none: no SMS is sent',
      meaning:
        'The account at the SMS gateway Eskiz; needs `ESKIZ_PASSWORD`. What is sent, and how many a day at most, is set in the console',
    }),
  ESKIZ_PASSWORD: setting('a password', (text) => text)
    .optional()
    .meta({ usually: 'none', meaning: 'What proves to Eskiz that we may send' }),
  ESKIZ_SENDER: setting('a number or a name of at most 11 letters', (text) =>
    /^[\w .-]{1,11}$/.test(text) ? text : undefined,
  )
    .prefault('4546')
    .meta({ usually: '4546', meaning: 'In whose name SMS come: what Eskiz gave the school' }),
  ESKIZ_URL: url('https://notify.eskiz.uz/api', 'https://', 'http://')
    .prefault('https://notify.eskiz.uz/api')
    .meta({ usually: 'Eskiz’s own', meaning: 'The address of the interface of Eskiz' }),
  TELEGRAM_BOT_TOKEN: setting('the token that BotFather gave', (text) =>
    /^\d{3,20}:[\w-]{20,100}$/.test(text) ? text : undefined,
  )
    .optional()
    .meta({
      usually: 'none',
      meaning:
        'The token of the school’s Telegram bot, which tells students and parents what pushes tell; needs `TELEGRAM_BOT_NAME`. Telegram calls the school where `PUBLIC_URL` is a public https address, else the school asks Telegram',
    }),
  TELEGRAM_BOT_NAME: setting('the user name of a bot such as qadam_school_bot', (text) =>
    /^@?[A-Za-z]\w{3,31}$/.test(text) ? text.replace('@', '') : undefined,
  )
    .optional()
    .meta({ usually: 'none', meaning: 'The user name of that bot' }),
  TELEGRAM_API_URL: url('https://api.telegram.org', 'https://', 'http://')
    .prefault('https://api.telegram.org')
    .meta({
      usually: 'https://api.telegram.org',
      meaning: 'Where the Bot API stands, for a school that runs its own',
    }),
  TRUST_PROXY: setting(
    'no, how many proxies stand in front (1 for one), or their addresses and ranges such as 10.0.0.7, 172.16.0.0/12',
    parseTrustedProxies,
  )
    .prefault('no')
    .meta({
      usually: 'no',
      meaning:
        'Which proxies in front name the caller (`X-Forwarded-For`, counted from the right): `no`, how many there are (`1`; the port must then be reached through them alone), or their addresses and ranges (`10.0.0.7, 172.16.0.0/12`, `loopback`)',
    }),
  METRICS_TOKEN: setting('at least 16 characters', (text) => (text.length >= 16 ? text : undefined))
    .optional()
    .meta({
      usually: 'none',
      meaning:
        'Lets another machine read `/metrics`, with `Authorization: Bearer` and this; without it this machine alone may',
    }),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http://localhost:4318', 'http://', 'https://').optional().meta({
    usually: 'none: nothing is traced',
    meaning:
      'A collector that takes OpenTelemetry’s traces by OTLP over HTTP: of a share of the requests it gets action, time and statements by their names, without values',
  }),
  OTEL_TRACES_SAMPLER_ARG: setting('a number from 0 to 1', (text) =>
    /^(?:0(?:\.\d+)?|1(?:\.0+)?)$/.test(text) ? Number(text) : undefined,
  )
    .prefault('0.01')
    .meta({ usually: '0.01', meaning: 'The share of the requests that are traced' }),
  OFFLINE: oneOf('yes', 'no').prefault('yes').meta({
    usually: 'yes',
    meaning:
      'Whether browsers keep the student app for a visit without a connection; `no` makes each forget it on its next visit, should what it keeps do harm',
  }),
  SCHOOL_TIME_ZONE: setting('a time zone such as Asia/Tashkent', (text) =>
    isNamedZone(text) ? text : undefined,
  )
    .prefault('Asia/Tashkent')
    .meta({
      usually: 'Asia/Tashkent',
      meaning: 'The zone in which the days of the school begin and end, until an admin sets another',
    }),
})

const names = Object.keys(settings.shape)

export interface Config {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  databasePoolerUrl: string | undefined
  databasePoolSize: number
  uploadQuota_bytes: number
  courseFiles: CourseFileLimits
  /** The school's ffmpeg, other than that of the PATH; `no` for none. */
  ffmpegPath: string | undefined
  /** From where students load films, other than from the school itself; without a slash at its end. */
  mediaUrl: string | undefined
  /** A folder of wheels. */
  pythonPackages: string | undefined
  /** Undefined where files lie in `dataDir`. */
  s3: S3Settings | undefined
  workers: number
  drainNotice_s: number
  demo: 'auto' | 'yes' | 'no'
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  publicUrl: string | undefined
  trustProxy: TrustedProxies
  /** Undefined where only this machine may read the metrics. */
  metricsToken: string | undefined
  /** Undefined where nothing is traced. */
  traces: TraceSettings | undefined
  /** Whether browsers cache the student app. */
  isOfflineOn: boolean
  schoolTimeZone: string
  /** Undefined leaves the school's own as it is. */
  paymentLink: string | undefined
  /** Whom students may pay by. */
  onlinePayments: OnlinePayments
  /** Undefined where the built-in helper answers. */
  helperEndpoint: ModelEndpoint | undefined
  helperDailyLimit: number
  /** Undefined where browsers are pushed by the school's own keys. */
  firebase: FirebaseSettings | undefined
  /** Undefined where no SMS is sent. */
  eskiz: EskizAccount | undefined
  /** Undefined where the school has no Telegram bot. */
  telegram: TelegramBot | undefined
}

/**
 * The settings of this process: from `environment`, else from the file `.env` at `envFile`, else their defaults.
 * @throws StartFailure in one sentence, for a value that can't be or a name in `.env` that no setting has.
 */
export function readConfig(environment: NodeJS.ProcessEnv, envFile: string): Config {
  const values = { ...readEnvFile(envFile), ...known(environment) }
  const parsed = settings.safeParse(values)
  if (!parsed.success)
    throw new StartFailure(parsed.error.issues.map((issue) => sentenceOf(issue, values)).join(' '))
  const { data } = parsed
  if (data.WORKERS > 1 && data.DATABASE_URL === undefined) {
    throw new StartFailure(
      `WORKERS is ${data.WORKERS}, but the embedded database serves one process only. Set DATABASE_URL to a PostgreSQL, or WORKERS to 1.`,
    )
  }
  if (data.DATABASE_POOLER_URL !== undefined && data.DATABASE_URL === undefined)
    throw new StartFailure(
      'DATABASE_POOLER_URL is set, but DATABASE_URL is not: set it to the PostgreSQL itself, where live events and migrations go.',
    )
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    databasePoolerUrl: data.DATABASE_POOLER_URL,
    databasePoolSize: data.DATABASE_POOL_SIZE ?? poolSizeFor(data.WORKERS, os.availableParallelism()),
    uploadQuota_bytes: data.UPLOAD_QUOTA_MB * 1024 * 1024,
    courseFiles: readCourseFiles(data),
    ffmpegPath: data.FFMPEG_PATH,
    mediaUrl: data.MEDIA_URL,
    pythonPackages: data.PYTHON_PACKAGES,
    s3: readS3(data),
    workers: data.WORKERS,
    drainNotice_s: data.DRAIN_NOTICE_S,
    demo: data.DEMO,
    logLevel: data.LOG_LEVEL,
    publicUrl: data.PUBLIC_URL,
    trustProxy: data.TRUST_PROXY,
    metricsToken: data.METRICS_TOKEN,
    traces:
      data.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : { endpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT, share: data.OTEL_TRACES_SAMPLER_ARG },
    isOfflineOn: data.OFFLINE === 'yes',
    schoolTimeZone: data.SCHOOL_TIME_ZONE,
    paymentLink: data.PAYMENT_LINK,
    onlinePayments: { payme: readPayme(data), click: readClick(data), publicUrl: data.PUBLIC_URL },
    helperEndpoint: helperEndpoint(data),
    helperDailyLimit: data.HELPER_DAILY_LIMIT,
    firebase: readFirebase(data.FIREBASE_SERVICE_ACCOUNT, data.FIREBASE_WEB_APP),
    eskiz: eskizAccount(data),
    telegram: readTelegram(data.TELEGRAM_BOT_TOKEN, data.TELEGRAM_BOT_NAME, data.TELEGRAM_API_URL),
  }
}

function helperEndpoint(data: z.output<typeof settings>): ModelEndpoint | undefined {
  const { HELPER_URL: url, HELPER_KEY: key, HELPER_MODEL: model } = data
  if (url === undefined) {
    const lonely = (['HELPER_KEY', 'HELPER_MODEL'] as const).find((name) => data[name] !== undefined)
    if (lonely === undefined) return undefined
    throw new StartFailure(
      `${lonely} is set, but HELPER_URL is not. Set both, or none to let the built-in helper answer.`,
    )
  }
  if (model === undefined)
    throw new StartFailure('HELPER_URL is set, so HELPER_MODEL must name one of its models.')
  return { url, key, model }
}

function eskizAccount(data: z.output<typeof settings>): EskizAccount | undefined {
  const { ESKIZ_EMAIL: email, ESKIZ_PASSWORD: password, ESKIZ_SENDER: sender, ESKIZ_URL: address } = data
  if (email === undefined && password === undefined) return undefined
  if (email === undefined || password === undefined)
    throw new StartFailure('ESKIZ_EMAIL and ESKIZ_PASSWORD go together. Set both, or none to send no SMS.')
  return { email, password, sender, url: address.replace(/\/+$/, '') }
}

/** Whether only this machine can reach `host`. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d+){3}$/.test(host)
}

/** Every setting as a row of a Markdown table. */
export function settingsTable(): string {
  const rows = describedSettings().map(
    ({ name, usually, meaning }) => `| \`${name}\` | ${usually} | ${meaning} |`,
  )
  return ['| setting | usually | meaning |', '|---|---|---|', ...rows].join('\n')
}

/** Every setting as a line that is commented out, for `.env.example`. */
export function settingsExample(): string {
  return describedSettings()
    .map(
      ({ name, usually, meaning }) => `# ${meaning.replaceAll('`', '')} (usually: ${usually})\n#${name}=\n`,
    )
    .join('\n')
}

function describedSettings(): { name: string; usually: string; meaning: string }[] {
  return Object.entries(settings.shape).map(([name, schema]) => {
    const about = z.object({ usually: z.string(), meaning: z.string() }).parse(schema.meta())
    return { name, ...about }
  })
}

/** Only what is ours: the environment holds much else. An empty value is as good as none. */
function known(environment: NodeJS.ProcessEnv): Record<string, string | undefined> {
  return Object.fromEntries(
    names.filter((name) => environment[name]).map((name) => [name, environment[name]]),
  )
}

function readEnvFile(envFile: string): Record<string, string | undefined> {
  let text: string
  try {
    text = readFileSync(envFile, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return {}
    throw new StartFailure(`${envFile} can't be read: ${reasonOf(error)}`, { cause: error })
  }
  const values = parseEnv(text)
  const unknown = Object.keys(values).find((name) => !names.includes(name))
  if (unknown !== undefined) {
    throw new StartFailure(
      `${envFile} sets ${unknown}, which is no setting. The nearest one is ${nearestName(unknown, names)}.`,
    )
  }
  return known(values)
}

function sentenceOf(issue: z.core.$ZodIssue, values: Record<string, string | undefined>): string {
  const name = String(issue.path[0])
  // An address may hold a password, and a key is one.
  const shown = [
    'DATABASE_URL',
    'DATABASE_POOLER_URL',
    'S3_SECRET_ACCESS_KEY',
    'HELPER_URL',
    'HELPER_KEY',
    'ESKIZ_PASSWORD',
    'METRICS_TOKEN',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'TELEGRAM_BOT_TOKEN',
    'PAYME_KEY',
    'PAYME_TEST_KEY',
    'CLICK_SECRET_KEY',
  ].includes(name)
    ? ''
    : ` is "${values[name]}", but it`
  return `${name}${shown} must be ${issue.message}.`
}
