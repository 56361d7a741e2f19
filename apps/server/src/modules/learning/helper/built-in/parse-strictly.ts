import type { parser as anyParser } from '@lezer/css'
import { linesOf } from './finding.ts'

/** Brackets within brackets: what could begin in several ways is read in all of them as long as none is closed. */
const DEEPEST = 200

type Parser = typeof anyParser
type Tree = ReturnType<Parser['parse']>

/**
 * Reads a text up to the first place that its grammar does not have: a parser that goes on takes seconds to repair what no
 * student writes.
 * @returns its tree, or the line of that place; undefined where more brackets are open at once than in any program.
 */
export function parseStrictly(parser: Parser, text: string): { tree: Tree } | { broken: number } | undefined {
  if (depthOf(text) > DEEPEST) return undefined
  try {
    return { tree: parser.configure({ strict: true }).parse(text) }
  } catch (error) {
    const place = error instanceof SyntaxError && /^No parse at (\d+)/.exec(error.message)?.[1]
    if (!place) throw error
    return { broken: linesOf(text)(Number(place)) }
  }
}

function depthOf(text: string): number {
  let open = 0
  let deepest = 0
  for (const [sign] of text.matchAll(/[()[\]{}]/g)) {
    open = '([{'.includes(sign) ? open + 1 : Math.max(0, open - 1)
    deepest = Math.max(deepest, open)
  }
  return deepest
}
