import type * as z from 'zod'
import type { Fault, FaultCode } from './fault.ts'

type Issue = z.core.$ZodIssue

/** Turns a schema's issues with a file's JSON into sentences for its author. */
export function schemaFaults(file: string, json: unknown, issues: readonly Issue[]): Fault[] {
  return issues.flatMap((issue) => toFaults(file, json, issue))
}

function toFaults(file: string, json: unknown, issue: Issue): Fault[] {
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const value = valueAt(json, issue.path)
    // Markdown is either {uz, ru} or {file}: report the one its author meant.
    const branch = isRecord(value) && 'file' in value ? issue.errors.at(-1) : issue.errors[0]
    return (branch ?? []).flatMap((inner) =>
      toFaults(file, json, { ...inner, path: [...issue.path, ...inner.path] }),
    )
  }
  return [{ code: codeOf(json, issue), file, ...placeIn(json, issue.path), message: sentence(json, issue) }]
}

function codeOf(json: unknown, issue: Issue): FaultCode {
  if (issue.code === 'too_small') return issue.origin === 'array' ? 'too_few' : 'wrong'
  if (issue.code === 'too_big')
    return issue.origin === 'string' ? 'too_long' : issue.origin === 'array' ? 'too_many' : 'wrong'
  const value = valueAt(json, issue.path)
  return value === undefined || (typeof value === 'string' && value.trim() === '') ? 'missing' : 'wrong'
}

/** Names the question by its id where the path leads into one. */
export function placeIn(json: unknown, path: readonly PropertyKey[]): Pick<Fault, 'question' | 'path'> {
  const id = path[0] === 'questions' ? valueAt(json, [...path.slice(0, 2), 'id']) : undefined
  const named = typeof id === 'string' && id !== ''
  const rest = (named ? path.slice(2) : path).map(String).join('.')
  return { ...(named ? { question: id } : {}), ...(rest ? { path: rest } : {}) }
}

function sentence(json: unknown, issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return valueAt(json, issue.path) === undefined
        ? 'it is missing'
        : `${kinds[issue.expected] ?? issue.expected} is expected`
    case 'too_small':
      return issue.origin === 'string'
        ? 'the text is empty'
        : `at least ${issue.minimum}${countNoun(issue.origin)} must be given`
    case 'too_big':
      return issue.origin === 'string'
        ? `the text is longer than ${issue.maximum} characters`
        : `at most ${issue.maximum}${countNoun(issue.origin)} may be given`
    case 'invalid_format':
      return issue.format === 'url' ? 'an address that starts with https:// is expected' : issue.message
    case 'unrecognized_keys':
      return `unknown field ${issue.keys.map((key) => `"${key}"`).join(', ')}`
    case 'invalid_value':
      return `it must be ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`
    case 'invalid_union':
      return `there is no question type ${JSON.stringify(valueAt(json, issue.path) ?? 'without a name')}`
    case 'invalid_key':
      return issue.issues[0]?.message ?? 'the name is not allowed'
    default:
      return issue.message
  }
}

const kinds: Record<string, string> = {
  string: 'a text in quotes',
  number: 'a number',
  int: 'a whole number',
  array: 'a list in [ ]',
  object: 'an object in { }',
  record: 'an object in { }',
}

function countNoun(origin: string): string {
  return origin === 'array' ? ' entries' : ''
}

function valueAt(json: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      Array.isArray(value) ? value[Number(key)] : isRecord(value) ? value[String(key)] : undefined,
    json,
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
