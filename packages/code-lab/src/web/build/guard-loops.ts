import type { AnyNode, Node } from 'acorn'
import type { Edit } from './edits.ts'

/** The function in the frame that throws once a program has not yielded for too long. */
export const LOOP_GUARD = '__qadamLoop'

const loops = new Set([
  'WhileStatement',
  'DoWhileStatement',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
])

/**
 * Makes every loop count its turns and, at each hundredth, check how long the program has run without a pause. All
 * stays on its line. A loop that pauses (`await`, `yield` to a caller that waits) may go on for ever.
 */
export function guardLoops(tree: Node, lineOf: (offset: number) => number, file: string): Edit[] {
  const edits: Edit[] = []
  let count = 0

  const visit = (node: AnyNode, labelStart: number | undefined) => {
    const isLoop = loops.has(node.type)
    const name = `__q${count}`
    if (isLoop) {
      count += 1
      const { body } = node as AnyNode & { body: AnyNode } // every loop has one
      const ask = `if(++${name}>99)${name}=${LOOP_GUARD}(${JSON.stringify(file)},${lineOf(node.start)});`
      const start = labelStart ?? node.start
      edits.push({ start, end: start, text: `{let ${name}=0;` })
      const isBlock = body.type === 'BlockStatement'
      const inside = isBlock ? body.start + 1 : body.start
      edits.push({ start: inside, end: inside, text: isBlock ? ask : `{${ask}` })
      visitParts(node)
      if (!isBlock) edits.push({ start: body.end, end: body.end, text: '}', isClosing: true })
      edits.push({ start: node.end, end: node.end, text: '}', isClosing: true })
      return
    }
    if (node.type === 'LabeledStatement') return visit(node.body, labelStart ?? node.start)
    visitParts(node)
  }
  const visitParts = (node: AnyNode) => {
    for (const part of partsOf(node)) visit(part, undefined)
  }
  visit(tree as AnyNode, undefined) // as acorn gives it
  return edits
}

/** The nodes right below one, in the order of the text. */
export function partsOf(node: Node): AnyNode[] {
  const parts: AnyNode[] = []
  for (const value of Object.values(node) as unknown[]) {
    if (Array.isArray(value)) parts.push(...value.filter(isNode))
    else if (isNode(value)) parts.push(value)
  }
  return parts
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
