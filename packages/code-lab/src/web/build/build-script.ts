import { parse, type AnyNode, type CallExpression, type NewExpression, type Program, type Token } from 'acorn'
import { transform } from 'sucrase'
import { applyEdits, Places, type Edit } from './edits.ts'
import type { Problem, Slip } from './problem.ts'
import { componentSlips } from './component-slips.ts'
import { guardCalls } from './guard-calls.ts'
import { guardLoops, partsOf } from './guard-loops.ts'
import { exportedNames, importedNames } from './module-names.ts'
import { ownLocation } from './own-location.ts'
import { parseJsx } from './parse-jsx.ts'
import { syntaxProblem } from './syntax-problem.ts'

/** A module imports and is strict; a handler is the text of an attribute like `onclick`; a check may wait. */
export type ScriptKind = 'script' | 'module' | 'handler' | 'check'

export interface ScriptSource {
  file: string
  text: string
  kind: ScriptKind
  hasJsx: boolean
  /** The line of the file in which the text begins, from 1. */
  firstLine?: number
}

export interface Import {
  specifier: string
  line: number
  column: number
  /** Where the quoted specifier stands in the built text before it is replaced. */
  start: number
  end: number
  /** What is taken from it by name, `default` among them. */
  names: readonly string[]
  /** Asked for as the program runs, which goes on where it does not come. */
  isDynamic: boolean
}

export interface TransformedScript {
  text: string
  imports: readonly Import[]
  /** What others may import from it; undefined where that is unknown. */
  exports: readonly string[] | undefined
  /** Code is made of text as it runs (`eval`, `new Function`, `setTimeout('…')`). */
  makesCode: boolean
  problem: Problem | undefined
  /** What runs but was hardly meant so. */
  slips: readonly Problem[]
}

const nothing = { text: '', imports: [], exports: undefined, makesCode: false, slips: [] } as const

/** JSX taken out and loops guarded, all on the lines where it was. */
export function transformScript({
  file,
  text,
  kind,
  hasJsx,
  firstLine = 1,
}: ScriptSource): TransformedScript {
  const before = firstLine - 1
  let code = text
  let tokens: Token[] = []
  let slips: readonly Slip[] = []
  try {
    if (hasJsx) {
      slips = componentSlips(readJsx(text, kind, tokens))
      code = withoutJsx(text, kind)
    }
  } catch (error) {
    return { ...nothing, problem: syntaxProblem(error, file, text, before, tokens) }
  }
  tokens = []
  let tree: Program
  try {
    tree = parse(code, {
      ecmaVersion: 'latest',
      sourceType: kind === 'module' ? 'module' : 'script',
      allowReturnOutsideFunction: kind === 'handler' || kind === 'check',
      ...(kind === 'check' && { allowAwaitOutsideFunction: true }),
      allowHashBang: true,
      onToken: tokens,
    })
  } catch (error) {
    return { ...nothing, problem: syntaxProblem(error, file, code, before, tokens) }
  }
  const places = new Places(code)
  const found = findNames(tree, code, before)
  const placedIn = (within: string, given: readonly Slip[]): Problem[] => {
    const lines = new Places(within)
    return given.map(({ at, ...slip }) => {
      const { line, column } = lines.at(at)
      return { severity: 'warning', ...slip, file, line: line + before, column }
    })
  }
  const lineOf = (offset: number) => places.at(offset).line + before
  const edits = [
    ...guardLoops(tree, lineOf, file),
    ...guardCalls(tree, lineOf, file),
    ...ownLocation(tree),
    ...found.edits,
  ]
  return {
    text: '\n'.repeat(before) + applyEdits(code, edits),
    imports: found.imports,
    exports: exportedNames(tree),
    makesCode: found.makesCode,
    problem: undefined,
    slips: [...placedIn(text, slips), ...placedIn(code, found.slips)],
  }
}

/** Whether a text can only be a module. */
export function isModuleText(text: string): boolean {
  return /^[ \t]*(?:import\b(?!\s*\()|export\b)/m.test(text)
}

/** What takes JSX out reads over much that is wrong in it. */
function readJsx(text: string, kind: ScriptKind, tokens: Token[]): Program {
  const sourceType = kind === 'module' ? 'module' : 'script'
  return parseJsx(text, { ecmaVersion: 'latest', sourceType, onToken: tokens })
}

function withoutJsx(text: string, kind: ScriptKind): string {
  return transform(text, {
    transforms: ['jsx'],
    // A module gets what JSX needs by an import of its own; a plain script has React by name.
    jsxRuntime: kind === 'module' ? 'automatic' : 'classic',
    production: true,
    disableESTransforms: true,
  }).code
}

interface Names {
  slips: Slip[]
  imports: Import[]
  edits: Edit[]
  makesCode: boolean
}

function findNames(tree: Program, code: string, before: number): Names {
  const places = new Places(code)
  const names: Names = { imports: [], edits: [], makesCode: false, slips: [] }
  const hasPrint = /\b(?:function|let|const|var|class)\s+print\b|[({,]\s*print\s*[,})=]/.test(code)
  const addImport = (source: AnyNode, node: AnyNode) => {
    if (source.type !== 'Literal' || typeof source.value !== 'string') return
    const { line, column } = places.at(source.start)
    names.imports.push({
      specifier: source.value,
      line: line + before,
      column,
      start: source.start,
      end: source.end,
      names: importedNames(node),
      isDynamic: node.type === 'ImportExpression',
    })
    names.edits.push({ start: source.start, end: source.end, text: importMark(source.value) })
    // `with { type: 'json' }`: what is imported here is a module whatever it was.
    const last = 'attributes' in node ? node.attributes.at(-1) : undefined
    if (last) names.edits.push({ start: source.end, end: code.indexOf('}', last.end) + 1, text: '' })
  }
  const visit = (node: AnyNode) => {
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
      case 'ExportNamedDeclaration':
        if (node.source) addImport(node.source, node)
        break
      case 'ImportExpression':
        addImport(node.source, node)
        break
      case 'CallExpression':
      case 'NewExpression':
        madeCode(node, names)
        // The browser's own takes nothing: it prints the page on paper.
        if (isNamed(node.callee, 'print') && node.arguments.length > 0 && !hasPrint)
          names.slips.push({ kind: 'python_word', name: 'print', other: 'console.log', at: node.start })
        break
      case 'Literal':
        if (typeof node.value === 'string' && holdsCode.test(node.value)) names.makesCode = true
        break
      case 'TemplateElement':
        if (holdsCode.test(node.value.raw)) names.makesCode = true
        break
      default:
        break
    }
    for (const part of partsOf(node)) visit(part)
  }
  visit(tree)
  return names
}

const isNamed = (node: AnyNode, name: string): boolean => node.type === 'Identifier' && node.name === name

/** What guards code that a program makes of text. */
export const CODE_GUARD = '__qadamCompile'

/** A text that may become code: a handler in HTML, its name, an address that is a program, an element of its own. */
const holdsCode = /\bon[a-z]{3,}\s*=|^on[a-z]{3,}$|javascript:|^script$|<script/i

function madeCode({ callee, arguments: given, type }: CallExpression | NewExpression, names: Names): void {
  const name = lastName(callee)
  const [first] = given
  if (name === undefined || !/^(?:eval|Function|setTimeout|setInterval)$/.test(name)) return
  const isText =
    first?.type === 'Literal' || first?.type === 'TemplateLiteral' || first?.type === 'BinaryExpression'
  if (name.startsWith('set') && !isText) return
  names.makesCode = true
  // Called by its own name `eval` sees what is around it, so it must stay that call.
  if (name !== 'eval' || type !== 'CallExpression' || !first || given.length > 1) return
  if (first.type === 'SpreadElement') return
  names.edits.push({ start: first.start, end: first.start, text: `${CODE_GUARD}(` })
  names.edits.push({ start: first.end, end: first.end, text: ')', isClosing: true })
}

/** `eval` of `eval(…)`, `window.eval(…)` and `(0, eval)(…)`. */
function lastName(callee: AnyNode): string | undefined {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type === 'MemberExpression') return callee.computed ? undefined : lastName(callee.property)
  const last = callee.type === 'SequenceExpression' ? callee.expressions.at(-1) : undefined
  return last && lastName(last)
}

/** An import as it stands in a transformed text, until it is known which file it means. */
export function importMark(specifier: string): string {
  return JSON.stringify(`qadam-import:${specifier}`)
}
