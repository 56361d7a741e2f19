import { randomFillSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createContext, runInContext, SourceTextModule } from 'node:vm'

/** What realm.js gives. What it returns once a program has run is the program's: to be read as a primitive only. */
export interface RealmPython {
  write: (name: string, text: string) => void
  unpack: (wheel: Uint8Array) => void
  /** Gives the memory of a Python in which `start` was run. */
  remember: (start: string) => Uint8Array
  prepare: (watched: string) => void
  run: (files: string, entry: string, input: string, seed: number) => unknown
  assert: (source: string) => unknown
}

type Start = (
  loadPyodide: unknown,
  createPyodideModule: unknown,
  memory: Uint8Array | undefined,
) => Promise<RealmPython>

/**
 * Pyodide in a realm of its own, where there is nothing but the language: no process, no files, no network, no timers,
 * no import, and no code made of text. An escape from Python to JavaScript, which is easy, ends here. Only primitives
 * cross once a program runs; realm.js hides our exceptions from it.
 * @param touched called with what a program reached for; its argument may be anything.
 */
export async function startPython(
  runtime: string,
  memory: Uint8Array | undefined,
  touched: (what: unknown) => void,
): Promise<RealmPython> {
  const realm = createContext(Object.create(null) as object, {
    codeGeneration: { strings: false, wasm: true },
  })
  const shell = readFileSync(path.join(import.meta.dirname, 'realm.js'), 'utf8')
  const join = runInContext(shell, realm, { filename: 'realm.js' }) as (host: object) => Start // as written there
  const bytesOf = (name: string) => readFileSync(path.join(runtime, path.basename(name)))
  const start = join({
    sizeOf: (name: string) => bytesOf(name).length,
    fill: (name: string, target: Uint8Array) => Uint8Array.prototype.set.call(target, bytesOf(name)),
    textOf: (name: string) => bytesOf(name).toString('utf8'),
    random: (count: unknown) =>
      typeof count === 'number' ? randomFillSync(Buffer.alloc(Math.min(count, 1024))).toString('base64') : '',
    now: () => performance.now(),
    decode: (label: unknown, fatal: unknown, ignoreBOM: unknown, bytes: unknown) =>
      typeof label === 'string' && ArrayBuffer.isView(bytes)
        ? new TextDecoder(label, { fatal: fatal === true, ignoreBOM: ignoreBOM === true }).decode(bytes)
        : '',
    touched,
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
  return await start(loadPyodide, createPyodideModule, memory)
}
