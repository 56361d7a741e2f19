import { randomFillSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createContext, runInContext, SourceTextModule } from 'node:vm'

/** Python as far as it is needed here; every object of it belongs to the realm. */
interface RealmPython {
  runPython: (source: string) => unknown
  FS: { mkdirTree: (path: string) => void; writeFile: (path: string, content: string | Uint8Array) => void }
}

/**
 * What Pyodide takes for a bare JavaScript shell. The functions of ours are kept where only these few lines see them;
 * those that read files are gone once Python has started.
 */
const shell = `(({ readFile, random, now, decode }) => {
  globalThis.read = (name, kind) => (kind === 'binary' ? new Uint8Array(readFile(name, true)) : readFile(name, false))
  globalThis.readbuffer = (name) => readFile(name, true)
  globalThis.load = () => { throw new Error('there is nothing to load') }
  globalThis.os = { system: (_shell, words) => random(Number(/-c(\\d+)/.exec(words[1])[1])) }
  globalThis.TextDecoder = class {
    constructor(label = 'utf-8', { fatal = false, ignoreBOM = false } = {}) {
      this.decode = (bytes = new Uint8Array()) => decode(String(label), !!fatal, !!ignoreBOM, bytes)
    }
  }
  globalThis.performance = { now: () => now() }
  const silent = () => {}
  globalThis.console = { log: silent, info: silent, warn: silent, error: silent, debug: silent }
  return async (loadPyodide, createPyodideModule) => {
    const python = await loadPyodide({
      createPyodideModule, indexURL: './', jsglobals: {}, env: { HOME: '/home/student' },
      stdin: () => null, stdout: silent, stderr: silent,
    })
    delete globalThis.read
    delete globalThis.readbuffer
    delete globalThis.load
    return python
  }
})`

/**
 * Pyodide in a realm of its own, where there is nothing but the language: no process, no files, no network, no timers,
 * no import, and no code made of text. Whoever gets from Python to JavaScript, which is easy, gets here.
 */
export async function startPython(runtime: string): Promise<RealmPython> {
  const realm = createContext(Object.create(null) as object, {
    codeGeneration: { strings: false, wasm: true },
  })
  const join = runInContext(shell, realm) as (host: object) => (...given: unknown[]) => Promise<RealmPython> // as written there
  const start = join({
    readFile: (name: string, isBinary: boolean) => {
      const bytes = readFileSync(path.join(runtime, path.basename(name)))
      return isBinary ? new Uint8Array(bytes).buffer : bytes.toString('utf8')
    },
    random: (count: number) => randomFillSync(Buffer.alloc(Math.min(count, 1024))).toString('base64'),
    now: () => performance.now(),
    decode: (label: string, fatal: boolean, ignoreBOM: boolean, bytes: Uint8Array) =>
      new TextDecoder(label, { fatal, ignoreBOM }).decode(bytes),
  })
  const own = async (name: string): Promise<Record<string, unknown>> => {
    const module = new SourceTextModule(readFileSync(path.join(runtime, name), 'utf8'), {
      context: realm,
      identifier: name,
      initializeImportMeta: (meta) => Object.assign(meta, { url: name }),
    })
    await module.link(() => Promise.reject(new Error('there is nothing to import')))
    await module.evaluate()
    return module.namespace as Record<string, unknown> // what a module gives
  }
  const { loadPyodide } = await own('pyodide.mjs')
  const { default: createPyodideModule } = await own('pyodide.asm.mjs')
  return await start(loadPyodide, createPyodideModule)
}
