import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { testWorkers } from './scripts/test-workers.ts'

const setupFiles = ['scripts/property-seed.ts', 'scripts/patient-waits.ts'].map((file) =>
  path.resolve(import.meta.dirname, file),
)
const serverRoot = path.resolve(import.meta.dirname, 'apps/server')

/** What of `test/` needs no database. */
const withoutDatabase = ['s3-server', 'child-talk', 'drafts', 'hostile-thread']

/** Whether a test of the server asks for a database, itself or by what it imports of `test/`. */
function asksForDatabase(file: string): boolean {
  const imported = readFileSync(path.join(serverRoot, file), 'utf8').matchAll(
    /from '[./]+\/test\/([\w-]+)\.ts'/g,
  )
  return [...imported].some(([, helper = '']) => !withoutDatabase.includes(helper))
}

/** How long hostile requests hold the event loop: of `npm run bench event_loop` alone. */
const bars = 'src/**/*-bars.test.ts'
const serverTests = globSync('src/**/*.test.ts', { cwd: serverRoot, exclude: [bars] })
const databaseTests = serverTests.filter(asksForDatabase)

/**
 * What needs a school, and asks its database for nothing that the other kind could answer otherwise: run once, on
 * PostgreSQL, where a school is opened in a third of the time. The demo school's test restores a backup into either.
 */
const once = [
  'src/backup/backup.test.ts',
  'src/backup/backup-socket.test.ts',
  'src/privacy/export-student.test.ts',
  'src/http/api-description.test.ts',
  'src/http/client-address.test.ts',
  'src/http/demo-payment-page.test.ts',
  'src/http/code-frames/',
  'src/http/metrics-access.test.ts',
  'src/http/multipart-body.test.ts',
  'src/http/request-log.test.ts',
  'src/http/security-headers.test.ts',
  'src/http/slow-bodies.test.ts',
  'src/http/static-files.test.ts',
  'src/tracing/',
]

/**
 * Of the modules' tests those that run on the embedded database too: money, files and turns that are raced, on what each
 * database does about it. All others run on PostgreSQL alone. The embedded one is PostgreSQL itself, compiled; what stands
 * between (types, transactions, locks, notices, files) is tested in database/, jobs/, live/, http/ and test/, on both, and
 * the demo school and all journeys live on it.
 */
const onBoth = [
  'src/modules/access/accounts/accounts-actions.test.ts',
  'src/modules/learning/exam/exam-actions.test.ts',
  'src/modules/rewards/leagues/league-week.test.ts',
  'src/modules/money/online-payments/',
  'src/modules/money/payments/payments.test.ts',
  'src/modules/learning/practice/hand-in-files.test.ts',
  'src/modules/messages/push/push.test.ts',
  'src/modules/learning/review/decide.test.ts',
  'src/modules/rewards/shop/',
  'src/modules/learning/attempts/attempts-actions.test.ts',
  'src/modules/learning/uploads/',
]

/**
 * Of test/ what runs on PostgreSQL: several processes on one database; acts at the same moment, which the embedded one
 * does one after the other; what attacks the port of a database; the demo school, which the journeys load into the
 * embedded one.
 */
const onPostgresql = [
  'test/demo-school.test.ts',
  'test/hostile-sequences.test.ts',
  'test/hostile-moments.test.ts',
  'test/leagues-kill.test.ts',
  'test/sandbox-hostile.test.ts',
  'test/two-servers.test.ts',
  'test/two-servers-turns.test.ts',
  'test/workers.test.ts',
]

const isOneOf = (files: readonly string[]) => (file: string) => files.some((one) => file.startsWith(one))

const embeddedTests = databaseTests.filter((file) =>
  file.startsWith('src/modules/') ? isOneOf(onBoth)(file) : !isOneOf(once)(file),
)

const server = {
  root: 'apps/server',
  setupFiles,
  expect: { poll: { timeout: 20_000 } },
  // Real processes, databases and password hashes, on a machine that is busy with the other tests: upper bounds, which
  // cost a green run nothing.
  testTimeout: 120_000,
  hookTimeout: 240_000,
  // A worker compiles the embedded database, and imports the server, once rather than for each file.
  isolate: false,
}

const onDatabase = {
  ...server,
  globalSetup: path.join(serverRoot, 'test/global-setup.ts'),
  setupFiles: [...setupFiles, path.join(serverRoot, 'test/schools-after-tests.ts')],
}

/** What starts processes and programs or keeps parsers busy takes longest: begun last, one core would wait for the other. */
const long = [
  '/apps/server/test/',
  '/modules/learning/checks/checks.test.ts',
  '/http/uploads.test.ts',
  '/scripts/dev.test.ts',
  '/rich/markdown-round-trip.test.ts',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => long.some((part) => moduleId.includes(part))
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    maxWorkers: testWorkers,
    projects: [
      'apps/student/vitest.config.ts',
      'apps/staff/vitest.config.ts',
      {
        test: {
          name: 'node',
          // Python and archives of megabytes, on a machine that is busy with the other tests.
          testTimeout: 120_000,
          hookTimeout: 240_000,
          setupFiles,
          expect: { poll: { timeout: 20_000 } },
          include: [
            '{packages/*/src,demo/{src,videos}}/**/*.test.{ts,tsx}',
            '{bench,e2e,scripts}/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...server,
          name: 'server-rules',
          include: serverTests.filter((file) => !databaseTests.includes(file)),
        },
      },
      {
        test: {
          ...onDatabase,
          name: 'server',
          // What test/ holds is about processes and the embedded database itself.
          include: [...embeddedTests, 'test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...onPostgresql],
          env: { TEST_DATABASE: 'embedded' },
        },
      },
      {
        test: {
          ...onDatabase,
          name: 'server-postgresql',
          include: [...databaseTests, ...onPostgresql],
          env: { TEST_DATABASE: 'postgresql' },
        },
      },
      ...(process.env['EVENT_LOOP_BARS'] === 'yes'
        ? [
            {
              test: {
                ...onDatabase,
                name: 'event-loop',
                include: [bars],
                env: { TEST_DATABASE: 'postgresql' },
              },
            },
          ]
        : []),
    ],
  },
})
