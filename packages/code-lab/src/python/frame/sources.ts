import { readFileSync } from 'node:fs'
import path from 'node:path'
import { withoutTypes } from '../../without-types.ts'

const read = (name: string): string => readFileSync(path.join(import.meta.dirname, name), 'utf8')

const workerParts = [
  'snapshot-pack.ts',
  'incoming.ts',
  'load-python.ts',
  'shared-memory.ts',
  'student-files.ts',
  'worker.ts',
]

/** The modules that explain errors and slips, as both a frame and a check import them. */
export function explainingModules(): Record<string, string> {
  const names = [
    'clues',
    'place',
    'name_clues',
    'none_clues',
    'type_clues',
    'syntax_clues',
    'repairs',
    'forms',
    'spelling',
    'slips',
    'values',
  ]
  return Object.fromEntries(names.map((name) => [`_qadam_${name}`, read(`${name}.py`)]))
}

/** The modules of Python in a frame. */
export function pythonModules(): Record<string, string> {
  return {
    _qadam_runner: read('runner.py'),
    _qadam_stepper: read('stepper.py'),
    _qadam_loops: read('loops.py'),
    _qadam_shell: read('shell.py'),
    ...explainingModules(),
    _qadam_check: read('../checks/check.py'),
    _qadam_turtle_events: read('turtle_events.py'),
    turtle: read('turtle.py'),
  }
}

/** What a frame that runs Python consists of, as a browser takes it. Read from the sources, for the server that serves it. */
export function pythonFrameSources(): { frame: string; worker: string } {
  return {
    frame: classicScript('shared-memory.ts', 'frame.ts'),
    // In a function: what a script declares at its top is to be had by every other that a program may import. What a
    // browser needs before it may end without a semicolon.
    worker: `;(() => {\n'use strict'\nconst pythonSources = ${JSON.stringify(pythonModules())}\n${classicScript(...workerParts)}\n})()`,
  }
}

/** Modules in one script, as they follow from each other: no file may import one that comes later. */
function classicScript(...names: readonly string[]): string {
  return names
    .map((name) =>
      withoutTypes(read(name))
        .replaceAll(/^import [^']*'[^']*'$/gm, '')
        .replaceAll(/^export (?=async |function|const|class)/gm, ''),
    )
    .join('\n')
}
