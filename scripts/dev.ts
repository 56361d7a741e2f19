/**
 * The server, restarted at every change, and in front of it the development servers of the student app and, below
 * /staff, the console; their addresses are said once they answer. `PORT`, `STUDENT_PORT` and `STAFF_PORT` give them other ports.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { RestartingProgram } from './restarting-program.ts'
import { sayWhenReady } from './say-when-ready.ts'

const repository = path.resolve(import.meta.dirname, '..')
const ports = {
  server: process.env['PORT'] ?? '3000',
  student: process.env['STUDENT_PORT'] ?? '5173',
  staff: process.env['STAFF_PORT'] ?? '5174',
}

const server = new RestartingProgram({
  start: () =>
    spawn(process.execPath, ['--disable-sigusr1', 'apps/server/src/main.ts'], {
      cwd: repository,
      stdio: 'inherit',
      env: { ...process.env, PORT: ports.server, QADAM_DEV: 'yes' },
    }),
  folders: [
    'apps/server/src',
    'packages/code-lab/src',
    'packages/contract/src',
    'packages/course-archive',
    'demo/src',
  ].map((folder) => path.join(repository, folder)),
  concerns: (file) => /\.(ts|js|sql|css)$/.test(file) && !file.endsWith('.test.ts'),
  report: (message) => console.log(message),
})

const apps: ChildProcess[] = ['apps/student', 'apps/staff'].map((app) =>
  spawn(process.execPath, [path.join(repository, 'node_modules/vite/bin/vite.js'), '--logLevel', 'warn'], {
    cwd: path.join(repository, app),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      QADAM_DEV_SERVER: `http://127.0.0.1:${ports.server}`,
      QADAM_DEV_STUDENT_PORT: ports.student,
      QADAM_DEV_STAFF_PORT: ports.staff,
    },
  }),
)

const student = `http://localhost:${ports.student}`
const api = `http://localhost:${ports.server}`
const over = new AbortController()
void sayWhenReady(
  [
    { name: 'student app', address: student, probe: `${student}/src/main.tsx` },
    // By way of the student app, where people sign in.
    { name: 'console', address: `${student}/staff`, probe: `${student}/staff/src/main.tsx` },
    {
      name: 'API',
      address: `${api}/api/docs`,
      probe: `${api}/readyz`,
      isComing: () => server.isRunning,
    },
  ],
  { say: (line) => console.log(line), signal: over.signal },
)

/** None of them alone is of use. */
function stop(): void {
  over.abort()
  void server.stop()
  for (const child of apps) child.kill('SIGTERM')
}

process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const child of apps) {
  child.once('exit', (code) => {
    if (code) process.exitCode = 1
    stop()
  })
}
