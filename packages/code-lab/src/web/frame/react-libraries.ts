import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)

/** What each package of npm is made of: the development build, whose messages explain errors in words. */
const parts = {
  scheduler: ['scheduler', 'cjs/scheduler.development.js'],
  react: ['react', 'cjs/react.development.js'],
  'react/jsx-runtime': ['react', 'cjs/react-jsx-runtime.development.js'],
  'react-dom': ['react-dom', 'cjs/react-dom.development.js'],
  'react-dom/client': ['react-dom', 'cjs/react-dom-client.development.js'],
} as const

type Library = Exclude<keyof typeof parts, 'scheduler'>
export const libraryNames = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
] as const satisfies Library[]

/**
 * React as texts of modules by the name they are imported by, and `@registry`, which holds all of it and gives it by
 * `need(name)`; the modules import that from `@qadam/registry`.
 */
export function reactLibraries(): Record<string, string> {
  const libraries: Record<string, string> = { '@registry': registry() }
  for (const name of libraryNames) libraries[name] = moduleOf(name)
  return libraries
}

function moduleOf(name: Library): string {
  const names = exportedBy(name)
  return `import { need } from '@qadam/registry'
const all = need(${JSON.stringify(name)})
export default all
export const { ${names.join(', ')} } = all
//# sourceURL=qadam-library`
}

/** Read off its text: run for it, the development build of React would stay in the memory of every server. */
export function exportedBy(name: Library): string[] {
  const [folder, file] = parts[name]
  const named = sourceOf(folder, file).matchAll(/^\s*exports\.(\w+) =/gm)
  return [...new Set([...named].map(([, one = '']) => one))]
}

/** The packages as they come, CommonJS, with the little that they need around them. */
function registry(): string {
  const definitions = Object.entries(parts).map(
    ([name, [folder, file]]) =>
      `${JSON.stringify(name)}: (exports, require, process) => {${sourceOf(folder, file)}\n}`,
  )
  return `const definitions = {${definitions.join(',\n')}}
const made = {}
function need(name) {
  if (!(name in made)) definitions[name]((made[name] = {}), need, { env: { NODE_ENV: 'development' } })
  return made[name]
}`
}

function sourceOf(folder: string, file: string): string {
  const from = folder === 'scheduler' ? createRequire(require.resolve('react-dom/package.json')) : require
  return readFileSync(path.join(path.dirname(from.resolve(`${folder}/package.json`)), file), 'utf8')
}
