/** The server, started anew at every change, and in front of it the development servers of the student app and, below /staff, the console. */
import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'

const repository = path.resolve(import.meta.dirname, '..')

const processes: ChildProcess[] = [
  spawn(process.execPath, ['--disable-sigusr1', '--watch', 'apps/server/src/main.ts'], {
    cwd: repository,
    stdio: 'inherit',
  }),
  ...['apps/student', 'apps/staff'].map((app) =>
    spawn(process.execPath, [path.join(repository, 'node_modules/vite/bin/vite.js')], {
      cwd: path.join(repository, app),
      stdio: ['ignore', 'inherit', 'inherit'],
    }),
  ),
]

/** None of them alone is of use. */
function stop(): void {
  for (const child of processes) child.kill('SIGTERM')
}

process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const child of processes) child.once('exit', stop)
