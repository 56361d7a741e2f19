import type { AnyNode, Program } from 'acorn'
import type { Slip } from './problem.ts'
import { partsOf } from './guard-loops.ts'
import { htmlTags, svgTags } from './html-names.ts'

/** A node with a type that acorn-jsx adds and acorn does not declare. */
type JsxNode = Omit<AnyNode, 'type'> & { type: string }

const typeOf = (node: AnyNode): string => (node as JsxNode).type
const isElement = (node: AnyNode): boolean => /^JSX(?:Element|Fragment)$/.test(typeOf(node))

/** What React says nothing of, though it was hardly meant so: elements that nobody returns, small names. */
export function componentSlips(tree: Program): Slip[] {
  const slips: Slip[] = []
  visit(tree, undefined, undefined, slips)
  const made = new Set<string>()
  collectMade(tree, made)
  smallComponents(tree, made, slips)
  return slips
}

/** @param name of the function around, as far as it has one. @param call what the function is given to. */
function visit(node: AnyNode, name: string | undefined, call: string | undefined, slips: Slip[]): void {
  const isFunction = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)
  if (isFunction && 'body' in node) {
    const body = node.body as AnyNode // of a function one node
    if (body.type === 'BlockStatement' && !returns(body)) unreturned(body, ownName(node) ?? name, call, slips)
  }
  for (const part of partsOf(node)) visit(part, nameFor(node, part), callFor(node, part), slips)
}

/** An element that stands as a statement of its own. */
function unreturned(
  body: Extract<AnyNode, { type: 'BlockStatement' }>,
  name: string | undefined,
  call: string | undefined,
  slips: Slip[],
): void {
  const place = body.body.findIndex(
    (each) => each.type === 'ExpressionStatement' && isElement(each.expression),
  )
  const found = body.body[place]
  if (!found) return
  const before = body.body[place - 1]
  if (before?.type === 'ReturnStatement') slips.push({ kind: 'return_line', at: before.start })
  else if (call === 'map') slips.push({ kind: 'map_return', at: found.start })
  else if (name !== undefined && /^\p{Lu}/u.test(name))
    slips.push({ kind: 'no_return', name, at: found.start })
}

/** Whether a function gives anything back, on any of its ways. */
function returns(node: AnyNode): boolean {
  if (node.type === 'ReturnStatement') return node.argument !== null && node.argument !== undefined
  if (/Function/.test(node.type)) return false
  return partsOf(node).some(returns)
}

const ownName = (node: AnyNode): string | undefined =>
  'id' in node && node.id?.type === 'Identifier' ? node.id.name : undefined

/** What a function is called by what it is given to: `const App = () => …`. */
function nameFor(node: AnyNode, part: AnyNode): string | undefined {
  if (node.type === 'VariableDeclarator' && node.init === part) return ownName(node)
  return undefined
}

function callFor(node: AnyNode, part: AnyNode): string | undefined {
  if (node.type !== 'CallExpression' || node.callee === part) return undefined
  const { callee } = node
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : undefined
}

/** Functions of the file, and what it imports. */
function collectMade(tree: Program, made: Set<string>): void {
  for (const statement of tree.body) {
    const node =
      statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration'
        ? statement.declaration
        : statement
    if (node?.type === 'FunctionDeclaration' && node.id) made.add(node.id.name)
    else if (node?.type === 'ImportDeclaration') for (const { local } of node.specifiers) made.add(local.name)
    else if (node?.type === 'VariableDeclaration')
      for (const { id, init } of node.declarations)
        if (id.type === 'Identifier' && init && /Function/.test(init.type)) made.add(id.name)
  }
}

/** `<karta />` is no component, though there is one of that name. */
function smallComponents(node: AnyNode, made: ReadonlySet<string>, slips: Slip[]): void {
  if (typeOf(node) === 'JSXOpeningElement') {
    const { name } = node as unknown as { name: { type: string; name?: unknown } } // as acorn-jsx makes it
    const word = name.type === 'JSXIdentifier' && typeof name.name === 'string' ? name.name : ''
    const isSmall = /^\p{Ll}/u.test(word) && !htmlTags.has(word) && !svgTags.has(word)
    if (isSmall && made.has(word))
      slips.push({
        kind: 'small_component',
        name: word,
        other: word.charAt(0).toUpperCase() + word.slice(1),
        at: node.start,
      })
  }
  for (const part of partsOf(node)) smallComponents(part, made, slips)
}
