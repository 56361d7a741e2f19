import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { startPython } from './python-realm.ts'
import type { SandboxReport, SandboxRequest } from './protocol.ts'

// Runs in a thread of the child: a program that never ends must not keep the child from ending.
const { runtime, wheels, modules, start, files, entry, cases } = workerData as SandboxRequest // of child.ts
const say = (report: SandboxReport): void => parentPort?.postMessage(JSON.stringify(report))

const python = await startPython(runtime)
python.FS.mkdirTree('/qadam')
for (const [name, source] of Object.entries(modules)) python.FS.writeFile(`/qadam/${name}.py`, source)
for (const [index, wheel] of wheels.entries()) {
  const name = `/tmp/${index}.whl`
  python.FS.writeFile(name, readFileSync(wheel))
  python.runPython(
    `import os, zipfile\nwith zipfile.ZipFile('${name}') as wheel: wheel.extractall('/packages')\nos.remove('${name}')`,
  )
}
const check = python.runPython(start) as (...texts: unknown[]) => unknown // of check.py
say({ type: 'ready' })

const project = JSON.stringify(files)
for (const [index, each] of cases.entries()) {
  let result: unknown
  try {
    result = check(project, entry, each, index)
  } catch {
    // Python itself is gone, and with it all that would follow.
    break
  }
  say({ type: 'done', result: typeof result === 'string' ? result : '' })
}
