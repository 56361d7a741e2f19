import { readFileSync } from 'node:fs'
import path from 'node:path'
import { withoutTypes } from '../../without-types.ts'

const read = (name: string): string => readFileSync(path.join(import.meta.dirname, name), 'utf8')

/** What a frame that runs Python consists of, as a browser takes it. Read from the sources, for the server that serves it. */
export function pythonFrameSources(): { frame: string; worker: string } {
  const sources = { _qadam_runner: read('runner.py'), turtle: read('turtle.py') }
  return {
    frame: withoutTypes(read('frame.ts')),
    worker: `const pythonSources = ${JSON.stringify(sources)}\n${withoutTypes(read('worker.ts'))}`,
  }
}
