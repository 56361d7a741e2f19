import type { Token } from 'acorn'
import type { Problem, ProblemKind } from './problem.ts'
import { Places } from './edits.ts'
import { TagError } from './parse-jsx.ts'
import { scriptClue } from './script-clues.ts'

const kinds: readonly (readonly [RegExp, ProblemKind])[] = [
  [/unterminated string/i, 'unclosed_string'],
  [/unterminated template/i, 'unclosed_template'],
  [/unterminated comment/i, 'unclosed_comment'],
  [/unterminated (?:regular expression|regexp)/i, 'unclosed_regexp'],
  [/adjacent jsx/i, 'adjacent_elements'],
  [/jsx (?:value|attributes)/i, 'jsx_value'],
  [/unclosed block/i, 'unexpected_end'],
  [/has already been declared|duplicate/i, 'declared_twice'],
  [/assigning to|assignment target|left-hand side|binding rvalue/i, 'assignment_target'],
  [/may only appear at the top level/i, 'import_inside'],
  [/'?import'? and '?export'? may (?:only )?appear|import\.meta/i, 'import_outside_module'],
  [/await/i, 'await_outside_async'],
  [/'return' outside/i, 'return_outside_function'],
  [/keyword|reserved/i, 'reserved_word'],
  [/unexpected token|unexpected character|expected|missing semicolon/i, 'unexpected_token'],
]

/**
 * An error of acorn or of sucrase as a problem of the file.
 * @param lines how many lines of the file come before.
 * @param tokens what had been read, by which the cause is found.
 */
export function syntaxProblem(
  error: unknown,
  file: string,
  code: string,
  lines = 0,
  tokens?: readonly Token[],
): Problem {
  if (error instanceof TagError) return tagProblem(error, file, code, lines)
  const { message, offset, line, column } = placeOf(error)
  const at = offset ?? offsetOf(code, line, column)
  const clue = tokens && scriptClue({ text: code, message, at, tokens })
  if (clue) {
    const place = new Places(code).at(clue.at)
    const { at: _at, ...found } = clue
    return { ...found, severity: 'error', file, line: place.line + lines, column: place.column }
  }
  // What is not closed is noticed only at the very end.
  const isAtEnd = code.slice(at).trim() === ''
  const said = kinds.find(([pattern]) => pattern.test(message))?.[1] ?? 'syntax'
  // The end of a tag is no pattern.
  const isTagEnd = said === 'unclosed_regexp' && /<\/?$/.test(code.slice(Math.max(0, at - 2), at))
  const kind = isTagEnd ? 'syntax' : said
  const name =
    kind === 'unexpected_token' ? /^[\p{L}\p{N}_$]+|^\S/u.exec(code.slice(at, at + 40))?.[0] : quoted(message)
  const ended =
    kind === 'adjacent_elements' ? /^<\/\s*(?<name>[\w.]*)/.exec(code.slice(at))?.groups?.['name'] : undefined
  if (ended !== undefined)
    return { kind: 'closing_tag', severity: 'error', file, line: line + lines, column, name: ended }
  const isPlain = !/\.[jt]sx$/.test(file)
  const isTag = isPlain && kind === 'unexpected_token' && /^<(?:[a-z]|>)/i.test(code.slice(at))
  return {
    kind: kind === 'unexpected_token' && isAtEnd ? 'unexpected_end' : isTag ? 'jsx_outside' : kind,
    severity: 'error',
    file,
    line: line + lines,
    column,
    ...(name !== undefined && { name }),
  }
}

function tagProblem(error: TagError, file: string, code: string, lines: number): Problem {
  const { line, column } = new Places(code).at(error.offset)
  return {
    kind: error.kind,
    severity: 'error',
    file,
    line: line + lines,
    column,
    name: error.tag,
    ...(error.closing !== undefined && { suggestion: `</${error.closing}>` }),
  }
}

function placeOf(error: unknown): {
  message: string
  offset: number | undefined
  line: number
  column: number
} {
  // The first line says it; what follows shows the code.
  const message = (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? ''
  if (error instanceof Error && 'loc' in error && 'pos' in error) {
    const { loc, pos } = error as { loc: { line: number; column: number }; pos: unknown } // acorn's and sucrase's
    if (typeof pos === 'number' && typeof loc.line === 'number')
      // Acorn counts columns from 0, sucrase from 2.
      return {
        message,
        offset: pos,
        line: loc.line,
        column: Math.max(1, loc.column + (message.startsWith('Error transforming') ? -1 : 1)),
      }
  }
  const found = /\((?<line>\d+):(?<column>\d+)\)/.exec(message)?.groups
  return {
    message,
    offset: undefined,
    line: Number(found?.['line'] ?? 1),
    column: Number(found?.['column'] ?? 1),
  }
}

function offsetOf(code: string, line: number, column: number): number {
  let at = 0
  for (let left = line - 1; left > 0; left -= 1) at = code.indexOf('\n', at) + 1
  return at + column - 1
}

function quoted(message: string): string | undefined {
  return /'(?<name>[^']+)'|"(?<word>[^"]+)"|<(?<tag>[^>]+)>/
    .exec(message)
    ?.slice(1)
    .find((part) => part !== undefined)
}
