import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pythonFrameSources } from '@qadam/code-lab/python-frame'
import type { CodeFrame } from './code-frame.ts'
import { readPythonPackages } from './python-packages.ts'

const runtimeFiles = [
  'pyodide.mjs',
  'pyodide.asm.mjs',
  'pyodide.asm.wasm',
  'python_stdlib.zip',
  'pyodide-lock.json',
]

/**
 * The frame in which students' Python runs, its runtime, and the packages that the school adds.
 * @throws StartFailure for packages that can't be used.
 */
export async function pythonFrame(packagesFolder: string | undefined): Promise<CodeFrame> {
  const packages = await readPythonPackages(packagesFolder)
  const resolve = createRequire(import.meta.url).resolve
  const runtime = path.dirname(resolve('pyodide/pyodide.mjs'))
  const { version } = JSON.parse(await readFile(path.join(runtime, 'package.json'), 'utf8')) as {
    version: string // npm's own file
  }
  const sources = pythonFrameSources()
  const hash = createHash('sha256').update(sources.frame).update(sources.worker).digest('hex').slice(0, 12)
  const scripts = `python-${hash}`
  const own: Readonly<Record<string, string>> = { 'frame.js': sources.frame, 'worker.js': sources.worker }
  const packagesHash = createHash('sha256')
  for (const wheel of packages.values()) packagesHash.update(wheel)
  const packagesAt = `python-packages-${packagesHash.digest('hex').slice(0, 12)}`
  const addresses = Object.fromEntries([
    ...runtimeFiles.map((name) => [name, `/code-frames/pyodide-${version}/${name}`] as const),
    ...[...packages.keys()].map(
      (name) => [`packages/${name}`, `/code-frames/${packagesAt}/${name}`] as const,
    ),
  ])
  return {
    name: 'python',
    page: pageOf(`/code-frames/${scripts}`, addresses, `${version} ${hash}`),
    // A student's program may load only the runner's own files, and message only the page around it.
    policy: (here) => [
      `script-src ${here} blob: 'wasm-unsafe-eval'`,
      'worker-src blob: data:',
      `connect-src ${here}`,
    ],
    folders: {
      [scripts]: (name) => {
        const source = Object.hasOwn(own, name) ? own[name] : undefined
        return source === undefined ? undefined : Promise.resolve(Buffer.from(source))
      },
      [`pyodide-${version}`]: (name) =>
        runtimeFiles.includes(name) ? readFile(path.join(runtime, name)) : undefined,
      [packagesAt]: (name) => {
        const wheel = packages.get(name)
        return wheel && Promise.resolve(wheel)
      },
    },
  }
}

/**
 * @param files the addresses of what Python is made of, which the page around the frame fetches.
 * @param key what a cached snapshot must have been made of to be valid.
 */
function pageOf(scripts: string, files: Readonly<Record<string, string>>, key: string): string {
  return `<!doctype html>
<html lang="uz">
<head><meta charset="utf-8"><title>Python</title></head>
<body><script src="${scripts}/frame.js" data-worker="${scripts}/worker.js" data-files='${JSON.stringify(files)}' data-key="${key}"></script></body>
</html>
`
}
