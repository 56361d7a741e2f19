import { parser } from '@lezer/css'
import { addressMark } from './address-marks.ts'
import type { Problem } from './built.ts'
import { applyEdits, Places, type Edit } from './edits.ts'
import { isOutside, type ProjectNames } from './project-names.ts'

export interface BuiltCss {
  text: string
  problems: readonly Problem[]
}

/** How many errors of a file are reported: one causes others. */
const MOST_PROBLEMS = 3

/** CSS whose addresses are the project's own, and what is wrong in it. @param firstLine of the text in its file, from 1. */
export function buildCss(text: string, file: string, names: ProjectNames, firstLine = 1): BuiltCss {
  const edits: Edit[] = []
  const problems: Problem[] = []
  const places = new Places(text)
  const placeOf = (offset: number) => {
    const { line, column } = places.at(offset)
    return { file, line: line + firstLine - 1, column }
  }
  let slips = 0
  const address = (from: number, to: number, isStyle: boolean) => {
    const value = unquoted(text.slice(from, to))
    if (/^(?:data:|#|blob:)/i.test(value) || value === '') return
    if (isOutside(value)) {
      problems.push({ kind: 'outside_address', severity: 'warning', name: value, ...placeOf(from) })
      return
    }
    const found = isStyle ? names.file(value) : names.media(value)
    if (found === undefined) {
      const kind = isStyle ? 'missing_file' : 'missing_media'
      const suggestion = isStyle ? names.similarFile(value) : names.similarMedia(value)
      problems.push({
        kind,
        severity: 'warning',
        name: value,
        ...(suggestion && { suggestion }),
        ...placeOf(from),
      })
      return
    }
    const mark = addressMark(isStyle ? `style:${found}` : `media:${found}`)
    edits.push({ start: from, end: to, text: `"${mark}"` })
  }
  let importEnd = -1
  parser.parse(text).iterate({
    enter: ({ type, from, to, node }) => {
      if (type.isError) {
        slips += 1
        if (slips <= MOST_PROBLEMS) problems.push(slipAt(text, from, to, placeOf))
        return
      }
      if (type.name === 'ImportStatement') importEnd = to
      if (type.name === 'CallLiteral' && /^url\(/i.test(text.slice(from, to))) {
        const inside = node.getChild('ParenthesizedContent') ?? node.getChild('StringLiteral')
        if (inside) address(inside.from, inside.to, from < importEnd)
      } else if (type.name === 'StringLiteral' && node.parent?.type.name === 'ImportStatement') {
        address(from, to, true)
      }
    },
  })
  return { text: applyEdits(text, edits), problems }
}

function slipAt(text: string, from: number, to: number, placeOf: (offset: number) => Place): Problem {
  const name = text.slice(from, Math.min(to, from + 20)).split('\n', 1)[0] ?? ''
  if (text.slice(from).trim() === '')
    // What is not closed is noticed only at the end; the last non-empty line is marked.
    return { kind: 'unexpected_end', severity: 'warning', ...placeOf(text.trimEnd().length) }
  if (/^["']/.test(name)) return { kind: 'unclosed_string', severity: 'warning', ...placeOf(from) }
  return { kind: 'css_syntax', severity: 'warning', ...(name !== '' && { name }), ...placeOf(from) }
}

interface Place {
  file: string
  line: number
  column: number
}

function unquoted(text: string): string {
  const trimmed = text.trim()
  return /^(["']).*\1$/s.test(trimmed) ? trimmed.slice(1, -1) : trimmed
}
