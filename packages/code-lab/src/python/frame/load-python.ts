import type { loadPyodide as LoadPyodide, PyodideAPI, PyodideConfig } from 'pyodide'
import { Incoming } from './incoming.ts'

/** Where the runtime's files are, in a worker that can't import what it made itself. */
declare const addresses: Record<string, string> | undefined

// No such host: Pyodide's requests are answered by the page.
const ADDRESS = 'https://python.invalid/'

export const files = new Incoming()

async function importFile(name: string): Promise<unknown> {
  const address = typeof addresses === 'undefined' ? undefined : addresses[name]
  if (address !== undefined) return await import(address)
  const blob = new Blob([await files.get(name)], { type: 'text/javascript' })
  const made = URL.createObjectURL(blob)
  try {
    return await import(made)
  } finally {
    URL.revokeObjectURL(made)
  }
}

// Each is worked on as soon as it is there, not when all are.
const scripts = Promise.all([importFile('pyodide.mjs'), importFile('pyodide.asm.mjs')]) as Promise<
  [{ loadPyodide: typeof LoadPyodide }, { default: never }] // the files of that package
>
const machine = files.get('pyodide.asm.wasm').then((bytes) => WebAssembly.compile(bytes))
for (const early of [scripts, machine]) early.catch(() => undefined)

/** Python, made of what has come and of what is still to come. @throws Error where it can't be made of that. */
export async function loadWith(options: PyodideConfig): Promise<PyodideAPI> {
  const { fetch } = globalThis
  const { instantiateStreaming } = WebAssembly
  globalThis.fetch = async (asked) => {
    const name = new URL(asked instanceof Request ? asked.url : asked).pathname.slice(1)
    // Its bytes have been compiled.
    return new Response(name.endsWith('.wasm') ? null : await files.get(name))
  }
  // Pyodide itself would wait for ever for a machine that can't be made.
  let breakOff: (error: unknown) => void = () => undefined
  const broken = new Promise<never>((_resolve, reject) => (breakOff = reject))
  WebAssembly.instantiateStreaming = async (_source, imports) => {
    try {
      const module = await machine
      return { module, instance: await WebAssembly.instantiate(module, imports) }
    } catch (error) {
      breakOff(error)
      throw error
    }
  }
  try {
    const [{ loadPyodide }, { default: createPyodideModule }] = await scripts
    const env = { HOME: '/home/student' }
    return await Promise.race([
      loadPyodide({ ...options, indexURL: ADDRESS, env, createPyodideModule }),
      broken,
    ])
  } finally {
    globalThis.fetch = fetch
    WebAssembly.instantiateStreaming = instantiateStreaming
  }
}
