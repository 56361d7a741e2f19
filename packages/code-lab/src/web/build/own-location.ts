import type { AnyNode, Identifier, Node } from 'acorn'
import type { Edit } from './edits.ts'
import { partsOf } from './guard-loops.ts'

/** What stands for `location` in a shown page, whose own address no program can change. */
export const OWN_LOCATION = '__qadamLocation'

/** Lets `location` mean the project's page, with what was asked behind it (`page.html?id=1`). */
export function ownLocation(tree: Node): Edit[] {
  const edits: Edit[] = []
  const bare: Edit[] = []
  let isOwnName = false
  const replace = ({ start, end }: Node, text = OWN_LOCATION): Edit => ({ start, end, text })

  const visit = (node: AnyNode, above: AnyNode | undefined) => {
    if (node.type === 'Identifier' && node.name === 'location') {
      const meaning = meaningOf(node, above)
      if (meaning === 'declared') isOwnName = true
      else if (meaning === 'window') edits.push(replace(node))
      else if (meaning === 'shorthand') bare.push(replace(node, `location: ${OWN_LOCATION}`))
      else if (meaning === 'read') bare.push(replace(node))
      return
    }
    if (node.type === 'MemberExpression' && isName(node.object, 'document') && isLocationOf(node)) {
      edits.push(replace(node))
      return
    }
    if (node.type === 'ObjectPattern' && node.properties.some(declaresIt)) isOwnName = true
    for (const part of partsOf(node)) visit(part, node)
  }
  visit(tree as AnyNode, undefined) // as acorn gives it
  return isOwnName ? edits : [...edits, ...bare]
}

type Meaning = 'declared' | 'window' | 'shorthand' | 'read' | 'none'

function meaningOf(node: Identifier, above: AnyNode | undefined): Meaning {
  switch (above?.type) {
    case 'MemberExpression':
      if (above.object === node || above.computed) return 'read'
      return ['window', 'self', 'globalThis'].some((name) => isName(above.object, name)) ? 'window' : 'none'
    case 'Property':
      // The name and the value of `{ location }` stand in one place.
      if (above.shorthand) return above.key === node ? 'none' : 'shorthand'
      return above.key === node && !above.computed ? 'none' : 'read'
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return above.key === node && !above.computed ? 'none' : 'read'
    case 'VariableDeclarator':
      return above.id === node ? 'declared' : 'read'
    case 'AssignmentExpression':
    case 'ReturnStatement':
    case 'CallExpression':
    case 'NewExpression':
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'ConditionalExpression':
    case 'TemplateLiteral':
    case 'ExpressionStatement':
    case 'UnaryExpression':
    case 'ArrayExpression':
    case 'SpreadElement':
      return 'read'
    default:
      // A parameter, a pattern, an import: it has a meaning of its own.
      return 'declared'
  }
}

function declaresIt(node: AnyNode): boolean {
  if (node.type !== 'Property') return false
  const value = node.value.type === 'AssignmentPattern' ? (node.value.left as AnyNode) : node.value // a pattern
  return isName(value, 'location')
}

const isName = (node: AnyNode, name: string): boolean => node.type === 'Identifier' && node.name === name

const isLocationOf = ({ property, computed }: { property: AnyNode; computed: boolean }): boolean =>
  !computed && isName(property, 'location')
