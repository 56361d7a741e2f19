import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'

const read = (name: string): string => readFileSync(path.join(import.meta.dirname, name), 'utf8')

/** What a frame that runs Python consists of, as a browser takes it. Read from the sources, for the server that serves it. */
export function pythonFrameSources(): { frame: string; worker: string } {
  const sources = { _qadam_runner: read('runner.py'), turtle: read('turtle.py') }
  return {
    frame: withoutTypes(read('frame.ts')),
    worker: `const pythonSources = ${JSON.stringify(sources)}\n${withoutTypes(read('worker.ts'))}`,
  }
}

function withoutTypes(source: string): string {
  // Node runs our own sources this way, yet says at each start that this call may change.
  const { emitWarning } = process
  process.emitWarning = () => undefined
  try {
    return stripTypeScriptTypes(source)
  } finally {
    process.emitWarning = emitWarning
  }
}
