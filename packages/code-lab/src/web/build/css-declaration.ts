import {
  besideColours,
  colours,
  colourWords,
  everyValue,
  lengths,
  properties,
  units,
  valuesOf,
} from './css-names.ts'
import type { Slip } from './problem.ts'
import { similar } from './project-names.ts'

/** What is wrong in one declaration; the first only, since one causes others. @param text as written, @param mask without texts. */
export function declarationSlip(mask: string, text: string): Slip | undefined {
  const colon = mask.indexOf(':')
  if (colon < 0) return withoutColon(mask)
  const name = mask.slice(0, colon).trim()
  if (/^[a-z-]+\s*=/i.test(mask)) return { kind: 'css_equals', at: 0 }
  const property = name.toLowerCase()
  if (property.startsWith('-')) return undefined
  if (!/^[\p{L}-]+(?:\s+[\p{L}-]+)*$/u.test(name)) return { kind: 'css_syntax', at: 0 }
  if (!properties.has(property) || property !== name.toLowerCase()) return unknownProperty(name)
  const from = colon + 1 + (mask.slice(colon + 1).length - mask.slice(colon + 1).trimStart().length)
  if (from >= mask.length) return { kind: 'css_empty', name, at: 0 }
  const slip = valueSlip(property, mask.slice(from), text.slice(from))
  return slip && { ...slip, at: from + slip.at }
}

function withoutColon(mask: string): Slip {
  const [, name = '', sign = ''] = /^([\w-]+)\s*([=\w#])?/.exec(mask) ?? []
  if (sign === '=') return { kind: 'css_equals', at: 0 }
  const isProperty = properties.has(name.toLowerCase()) || similar(name, properties) !== undefined
  return isProperty ? { kind: 'css_colon', name, at: 0 } : { kind: 'css_syntax', at: 0 }
}

/** What beginners call a property that has another name. */
const otherNames: Readonly<Record<string, string>> = {
  'font-color': 'color',
  'text-color': 'color',
  'font-colour': 'color',
  'text-size': 'font-size',
  'bg-color': 'background-color',
  'background-img': 'background-image',
  'text-style': 'font-style',
  'text-weight': 'font-weight',
  'border-round': 'border-radius',
}

function unknownProperty(name: string): Slip {
  const plain = name.toLowerCase().replace(/[\s-]/g, '')
  const same = [...properties].find((each) => each.replaceAll('-', '') === plain)
  const meant = same ?? otherNames[name.toLowerCase()] ?? similar(name, properties)
  return { kind: 'css_property', name, ...(meant !== undefined && { suggestion: meant }), at: 0 }
}

function valueSlip(property: string, mask: string, text: string): Slip | undefined {
  const important = /!\s*(\w+)/.exec(mask)
  if (important && important[1]?.toLowerCase() !== 'important')
    return { kind: 'css_important', name: important[0], at: important.index }
  const spaced = /(?<![\w.#-])(-?[\d.]+)\s+(px|em|rem|vh|vw|%|deg|ms)(?![\w-])/i.exec(mask)
  if (spaced)
    return { kind: 'css_unit_space', name: spaced[0], other: `${spaced[1]}${spaced[2]}`, at: spaced.index }
  const decimal = lengths.has(property) ? /(?<![\w.#-])(-?\d+),(\d+[a-z%]*)(?![\w-])/i.exec(mask) : null
  if (decimal)
    return { kind: 'css_decimal', name: decimal[0], other: `${decimal[1]}.${decimal[2]}`, at: decimal.index }
  for (const token of tokensOf(mask)) {
    const slip = tokenSlip(property, token.word, text.slice(token.at, token.at + token.word.length))
    if (slip) return { ...slip, at: token.at }
  }
  return undefined
}

/** The words of a value, without what stands in brackets and what follows a `!`. */
function tokensOf(mask: string): { word: string; at: number }[] {
  const plain = mask
    .replace(/!\s*\w+\s*$/, (all) => ' '.repeat(all.length))
    .replace(/[\w-]*\([\s\S]*\)/g, (all) => ' '.repeat(all.length))
  return [...plain.matchAll(/[^\s,/]+/g)].map(({ 0: word, index }) => ({ word, at: index }))
}

const isColour = (property: string): boolean => /(?:^|-)color$|^(?:fill|stroke)$/.test(property)
const mayHoldColour = (property: string): boolean =>
  /^(?:background|border(?:-(?:top|right|bottom|left|block|inline))?|outline|box-shadow|text-shadow)$/.test(
    property,
  )

function tokenSlip(property: string, word: string, text: string): Omit<Slip, 'at'> | undefined {
  const lower = word.toLowerCase()
  if (isColour(property) || mayHoldColour(property)) {
    if (word.startsWith('#') && !/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(word))
      return { kind: 'css_hex', name: word }
    if (word.startsWith('"') && isColour(property))
      return { kind: 'css_colour_quotes', name: text, other: text.slice(1, -1) }
    const isWord = /^\p{L}[\p{L}-]*$/u.test(word)
    if (isWord && !colours.has(lower) && !colourWords.has(lower) && !besideColours.has(lower)) {
      const meant = similar(word, colours)
      if (isColour(property) || meant !== undefined)
        return { kind: 'css_colour', name: word, ...(meant !== undefined && { suggestion: meant }) }
    }
  }
  if (lengths.has(property) && /^-?(?:\d+|\d*\.\d+)$/.test(word) && Number(word) !== 0)
    return { kind: 'css_unit', name: word, other: `${word}px` }
  const unit = /^-?(?:\d+|\d*\.\d+)(?<unit>[a-z]+)$/i.exec(word)?.groups?.['unit']
  if (unit !== undefined && !units.has(unit.toLowerCase()) && lengths.has(property)) {
    // `1pxsolid`: its unit is there, and the next word with it.
    if (/^(?:px|r?em|vh|vw|pt)[a-z]{3}/i.test(unit)) return { kind: 'css_syntax' }
    const meant = similar(unit, units)
    return {
      kind: 'css_unit_unknown',
      name: word,
      ...(meant !== undefined && { suggestion: word.slice(0, -unit.length) + meant }),
    }
  }
  const values = valuesOf(property)
  if (
    !values ||
    values.has(lower) ||
    everyValue.has(lower) ||
    colours.has(lower) ||
    !/^[a-z-]+$/.test(lower) ||
    lower.startsWith('-')
  )
    return undefined
  const meant = similar(word, values)
  return meant === undefined
    ? undefined
    : { kind: 'css_value', name: word, other: property, suggestion: meant }
}
