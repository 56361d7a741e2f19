import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { withoutTypes } from '../../without-types.ts'
import { reactLibraries } from './react-libraries.ts'

/** In the order in which one needs the other. */
const runtimeFiles = [
  'shown-places.ts',
  'shown-values.ts',
  'shown-guards.ts',
  'shown-console.ts',
  'shown-addresses.ts',
  'shown-navigation.ts',
  'shown-files.ts',
  'shown-location.ts',
  'shown-history.ts',
  'shown-dialogs.ts',
  'shown-react.ts',
  'shown-storage.ts',
  'runtime.ts',
]

export interface WebFrameSources {
  /** The frame's own script. */
  frame: string
  /** Gives the frame React, as texts for the pages it shows. */
  react: string
  /** Gives the frame what guards code that is made of text, likewise. */
  compiler: string
}

/**
 * What a frame that shows web projects consists of, as a browser takes it: plain scripts. Read from the sources, for the
 * server that serves them.
 */
export function webFrameSources(): WebFrameSources {
  const runtime = `(() => {'use strict';\n${runtimeFiles.map(joined).join('\n')}\n})()\n//# sourceURL=qadam-runtime`
  return {
    frame: `const libraries = {}\nconst sources = ${JSON.stringify({ runtime: forInline(runtime) })}\n${joined('frame.ts')}`,
    compiler: `Object.assign(libraries, ${JSON.stringify({ '@compiler': compiler() })})`,
    react: `Object.assign(libraries, ${JSON.stringify(reactLibraries())})`,
  }
}

/** Acorn with our own guards, as one script that makes `__qadamCompile`. */
function compiler(): string {
  const acorn = readFileSync(createRequire(import.meta.url).resolve('acorn'), 'utf8')
  const own = [
    'build/edits.ts',
    'build/guard-loops.ts',
    'build/guard-calls.ts',
    'frame/guard-made-code.ts',
    'frame/guard-made-elements.ts',
  ]
  return `(() => {'use strict';
const { parse } = (() => { const exports = {}; const module = { exports }; ${acorn}; return module.exports })()
${own.map((name) => joined(`../${name}`)).join('\n')}
})()
//# sourceURL=qadam-library`
}

/** A module's text as a part of one script: without types and imports, its exports names of the script, the rest its own. */
function joined(name: string): string {
  const source = withoutTypes(readFileSync(path.join(import.meta.dirname, name), 'utf8'))
  const names: string[] = []
  const text = source
    .replace(/^import\s[^;]*?\sfrom\s+'[^']+'[ \t]*$/gm, '')
    .replace(/^export ((?:async )?function|const|class) (\w+)/gm, (_all, kind: string, exported: string) => {
      names.push(exported)
      return `${kind} ${exported}`
    })
  const list = names.join(', ')
  return `;${list === '' ? '' : `const { ${list} } = `}(() => {\n${text}\nreturn { ${list} }\n})()\n`
}

/** What stands in a script element must not end it. */
function forInline(script: string): string {
  return script.replace(/<\/script/gi, '<\\/script').replaceAll('<!--', '<\\!--')
}
