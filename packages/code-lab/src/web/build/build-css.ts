import { parser } from '@lezer/css'
import { addressMark } from './address-marks.ts'
import type { Problem } from './problem.ts'
import { cssSlips } from './css-slips.ts'
import { applyEdits, Places, type Edit } from './edits.ts'
import { isOutside, type ProjectNames } from './project-names.ts'

export interface BuiltCss {
  text: string
  problems: readonly Problem[]
}

/** CSS whose addresses are the project's own, and what is wrong in it. @param firstLine of the text in its file, from 1. */
export function buildCss(text: string, file: string, names: ProjectNames, firstLine = 1): BuiltCss {
  const edits: Edit[] = []
  const places = new Places(text)
  const placeOf = (offset: number) => {
    const { line, column } = places.at(offset)
    return { file, line: line + firstLine - 1, column }
  }
  const problems: Problem[] = cssSlips(text).map(({ at, ...slip }) => ({
    severity: 'warning',
    ...slip,
    ...placeOf(at),
  }))
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

function unquoted(text: string): string {
  const trimmed = text.trim()
  return /^(["']).*\1$/s.test(trimmed) ? trimmed.slice(1, -1) : trimmed
}
