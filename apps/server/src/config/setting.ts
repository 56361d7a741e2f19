import { z } from 'zod'

/** A setting: `parse` gives undefined for what it can't take, and `must` ends the sentence "NAME must be …". */
export function setting<Value>(must: string, parse: (text: string) => Value | undefined) {
  return z.string().transform((text, context): Value => {
    const value = parse(text)
    if (value !== undefined) return value
    context.addIssue(must)
    return z.NEVER
  })
}

export const wholeNumber = (least: number, most: number) =>
  setting(`a whole number from ${least} to ${most}`, (text) => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
    return value >= least && value <= most ? value : undefined
  })

export const oneOf = <const Value extends string>(...values: readonly Value[]) =>
  setting(`one of ${values.join(', ')}`, (text) => values.find((value) => value === text))

export const url = (example: string, ...protocols: readonly string[]) =>
  setting(`an address such as ${example}`, (text) =>
    protocols.some((protocol) => text.startsWith(protocol)) && URL.canParse(text) ? text : undefined,
  )
