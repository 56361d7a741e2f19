/** The server, started anew at every change, and the student app's development server in front of it. */
import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'

const repository = path.resolve(import.meta.dirname, '..')

const processes: ChildProcess[] = [
  spawn(process.execPath, ['--watch', 'apps/server/src/main.ts'], { cwd: repository, stdio: 'inherit' }),
  spawn(process.execPath, [path.join(repository, 'node_modules/vite/bin/vite.js')], {
    cwd: path.join(repository, 'apps/student'),
    stdio: ['ignore', 'inherit', 'inherit'],
  }),
]

/** Either of them alone is of no use. */
function stop(): void {
  for (const child of processes) child.kill('SIGTERM')
}

process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const child of processes) child.once('exit', stop)
