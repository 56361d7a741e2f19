import type { AnyNode, ArrowFunctionExpression, Function as FunctionNode, Node } from 'acorn'
import type { Edit } from './edits.ts'
import { LOOP_GUARD, partsOf } from './guard-loops.ts'

/** Counts the calls of all guarded functions. */
export const CALL_COUNT = '__qadamCalls'

/**
 * Makes each function that can come back to itself count its calls and, at each five hundredth, check how long the
 * program has run without a pause: a call that never goes deep is not ended by the browser. Others stay as they are.
 */
export function guardCalls(tree: Node, lineOf: (offset: number) => number, file: string): Edit[] {
  const named: Named[] = []
  nameFunctions(tree as AnyNode, undefined, named) // as acorn gives it
  const reached = new Map<string, Set<string>>()
  for (const { name, node } of named) {
    const names = reached.get(name) ?? new Set()
    collectNames(node.body, names)
    reached.set(name, names)
  }
  return named
    .filter(({ name }) => comesBack(name, reached))
    .flatMap(({ node }) => {
      const ask = `++${CALL_COUNT}.n>499&&(${CALL_COUNT}.n=${LOOP_GUARD}(${JSON.stringify(file)},${lineOf(node.start)},1))`
      return editsOf(node, ask)
    })
}

type Callable = FunctionNode | ArrowFunctionExpression

interface Named {
  name: string
  node: Callable
}

const isCallable = (node: AnyNode): node is AnyNode & Callable =>
  node.type === 'FunctionDeclaration' ||
  node.type === 'FunctionExpression' ||
  node.type === 'ArrowFunctionExpression'

/** Finds every function that something can call by a name: its own, a variable's, a property's. */
function nameFunctions(node: AnyNode, given: string | undefined, named: Named[]): void {
  if (isCallable(node)) {
    const name = ('id' in node && node.id?.name) || given
    if (name !== undefined) named.push({ name, node })
  }
  const inner = nameIn(node)
  for (const part of partsOf(node)) nameFunctions(part, inner, named)
}

/** What a node calls the value in it. */
function nameIn(node: AnyNode): string | undefined {
  switch (node.type) {
    case 'VariableDeclarator':
      return wordOf(node.id)
    case 'AssignmentExpression':
      return wordOf(node.left.type === 'MemberExpression' ? node.left.property : node.left)
    case 'Property':
    case 'PropertyDefinition':
    case 'MethodDefinition':
      return wordOf(node.key)
    default:
      return undefined
  }
}

const wordOf = (node: AnyNode): string | undefined =>
  node.type === 'Identifier' || node.type === 'PrivateIdentifier' ? node.name : undefined

function collectNames(node: AnyNode, names: Set<string>): void {
  const word = wordOf(node)
  if (word !== undefined) names.add(word)
  for (const part of partsOf(node)) collectNames(part, names)
}

function comesBack(name: string, reached: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  const seen = new Set<string>()
  const waiting = [name]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
    for (const each of reached.get(next) ?? []) {
      if (each === name) return true
      if (seen.has(each) || !reached.has(each)) continue
      seen.add(each)
      waiting.push(each)
    }
  return false
}

function editsOf({ body }: Callable, ask: string): Edit[] {
  if (body.type !== 'BlockStatement')
    return [
      { start: body.start, end: body.start, text: `(${ask},` },
      { start: body.end, end: body.end, text: ')', isClosing: true },
    ]
  // `'use strict'` and its like stay first.
  const last = body.body.findLast((each) => 'directive' in each && each.directive !== undefined)
  const at = last?.end ?? body.start + 1
  return [{ start: at, end: at, text: last ? `;${ask};` : `${ask};` }]
}
