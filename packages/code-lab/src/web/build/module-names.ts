import type { AnyNode, Program } from 'acorn'

/** What a module gives to others: names, `default` among them; undefined where it passes on all of another's. */
export function exportedNames({ body }: Program): readonly string[] | undefined {
  const names: string[] = []
  for (const node of body)
    switch (node.type) {
      case 'ExportAllDeclaration':
        if (!node.exported) return undefined
        names.push(wordOf(node.exported))
        break
      case 'ExportDefaultDeclaration':
        names.push('default')
        break
      case 'ExportNamedDeclaration':
        names.push(...node.specifiers.map(({ exported }) => wordOf(exported)))
        if (node.declaration?.type === 'VariableDeclaration')
          for (const { id } of node.declaration.declarations) collectBound(id, names)
        else if (node.declaration) names.push(node.declaration.id.name)
        break
      default:
        break
    }
  return names
}

/** What a statement takes from another module by name, `default` among them. */
export function importedNames(node: AnyNode): readonly string[] {
  if (node.type === 'ImportDeclaration')
    return node.specifiers.flatMap((each) => {
      if (each.type === 'ImportDefaultSpecifier') return ['default']
      return each.type === 'ImportSpecifier' ? [wordOf(each.imported)] : []
    })
  return node.type === 'ExportNamedDeclaration' ? node.specifiers.map(({ local }) => wordOf(local)) : []
}

function wordOf(node: AnyNode): string {
  if (node.type === 'Identifier') return node.name
  return node.type === 'Literal' ? String(node.value) : ''
}

/** The names that a pattern like `{ a, b: [c] }` declares. */
function collectBound(node: AnyNode | null, names: string[]): void {
  switch (node?.type) {
    case 'Identifier':
      names.push(node.name)
      break
    case 'ObjectPattern':
      for (const each of node.properties)
        collectBound(each.type === 'RestElement' ? each.argument : each.value, names)
      break
    case 'ArrayPattern':
      for (const each of node.elements) collectBound(each, names)
      break
    case 'AssignmentPattern':
      collectBound(node.left, names)
      break
    case 'RestElement':
      collectBound(node.argument, names)
      break
    default:
      break
  }
}
