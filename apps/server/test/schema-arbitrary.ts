import fc from 'fast-check'
import type { JsonSchema } from '../src/http/schema-example.ts'

/** What a client that means harm, or is broken, puts where something else belongs. */
const hostile: readonly unknown[] = [
  ...[
    null,
    true,
    {},
    [],
    [[]],
    { toString: 1 },
    { length: -1 },
    [null, {}, 'x'],
    Array.from({ length: 2000 }, () => 1),
  ],
  ...[0, -1, 0.5, -0, 2 ** 31, 2 ** 53, 1e308, 5e-324],
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udc00\ud83d',
    '\u202e',
    '👩‍👩‍👧‍👧'.repeat(300),
    'x'.repeat(70_000),
  ],
  ...['-1', '1e9', '0x10', '9'.repeat(10), '9'.repeat(400), '١٢', 'NaN', 'Infinity', 'true'],
  ...[
    "'; drop table people; --",
    '1 or 1=1',
    '%',
    '_',
    '\\',
    '$1',
    ':id',
    '{{7*7}}',
    '${7}',
    '<script>',
    '[[{"a":',
  ],
  ...['__proto__', 'constructor', 'hasOwnProperty', '../../etc/passwd', 'file:///etc/passwd', 'javascript:0'],
  ...['0000-00-00', '9999-12-31', '2026-02-30', '0000-01-01T00:00:00Z', '+275760-09-13T00:00:00.000Z'],
]

/**
 * Inputs of a schema's shape: most are what it takes, as far as a shape can tell. What the contract only refines (a day
 * that no calendar has) is among them, and so is what it takes and no app ever sends.
 * @param ids what stands for an id most of the time, since an id drawn at random is nobody's
 */
export function shapedBy(schema: JsonSchema, ids: readonly number[], name = ''): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) {
    const any = fc.oneof(...schema.anyOf.map((one) => shapedBy(one, ids, name)))
    return /(?:^|_)ids?$/.test(name) ? mostly(fc.constantFrom<unknown>(...ids), any) : any
  }
  const types = [schema.type].flat()
  return types.length > 1
    ? fc.oneof(...types.map((type) => plain({ ...schema, type }, ids, name)))
    : plain(schema, ids, name)
}

/** The same with one place that is hostile, one that is lacking, or one more than was asked for. */
export function spoiled(inputs: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const bad = mostly(fc.constantFrom(...hostile), fc.jsonValue({ maxDepth: 6 }))
  return fc
    .tuple(inputs, fc.nat(), fc.constantFrom('replaced', 'lacking', 'added'), bad, fc.constantFrom(...added))
    .map(([input, place, how, value, more]) => {
      if (how === 'added') return isRecord(input) ? { ...input, [more]: value } : value
      const places = placesOf(input)
      const path = places[place % places.length]
      return path === undefined ? { value } : changedAt(input, path, how === 'lacking' ? undefined : value)
    })
}

const added = [
  'id',
  'role',
  'student_id',
  'person_id',
  'action',
  '__proto__',
  'constructor',
  'limit',
  'query',
] as const

const mostly = <T>(usual: fc.Arbitrary<T>, seldom: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ arbitrary: usual, weight: 4 }, { arbitrary: seldom, weight: 1 })

function plain(schema: JsonSchema, ids: readonly number[], name: string): fc.Arbitrary<unknown> {
  const { type, pattern, properties = {}, required = [], items, additionalProperties } = schema
  const bound = (key: string, otherwise: number): number => {
    const value = schema[key]
    return typeof value === 'number' ? value : otherwise
  }
  if (type === 'string') {
    if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern, 'u'))
    const least = bound('minLength', 0)
    const most = Math.max(least, Math.min(bound('maxLength', 60), 60))
    return fc.oneof(
      fc.string({ unit: 'binary', minLength: least, maxLength: most }),
      fc.string({ minLength: least, maxLength: most }),
    )
  }
  if (type === 'integer' || type === 'number') {
    const range = { min: bound('minimum', -(2 ** 31)), max: bound('maximum', 2 ** 31) }
    return mostly<number>(fc.integer(smallest(range)), fc.double({ ...range, noNaN: true }))
  }
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'array')
    return fc.array(shapedBy(items ?? {}, ids, name), {
      minLength: bound('minItems', 0),
      maxLength: Math.max(bound('minItems', 0), Math.min(bound('maxItems', 4), 4)),
    })
  if (type !== 'object') return fc.jsonValue({ maxDepth: 3 })
  const named = Object.entries(properties).map(([key, inner]) => [key, shapedBy(inner, ids, key)] as const)
  if (named.length === 0 && typeof additionalProperties === 'object')
    return fc.dictionary(fc.string({ maxLength: 12 }), shapedBy(additionalProperties, ids), { maxKeys: 3 })
  return fc.record(Object.fromEntries(named), { requiredKeys: required })
}

/** Whole numbers near what an app would send: pages, scores, revisions. */
const smallest = ({ min, max }: { min: number; max: number }) => ({
  min: Math.ceil(Math.max(min, -3)),
  max: Math.floor(Math.max(Math.ceil(min), Math.min(max, 120))),
})

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Path = readonly (string | number)[]

/** Every place within a value, from the outside in; not the value itself. */
function placesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const place = [...path, Array.isArray(value) ? Number(key) : key]
    return [place, ...placesOf(inner, place)]
  })
}

function changedAt(value: unknown, [key, ...rest]: Path, to: unknown): unknown {
  if (key === undefined) return to
  if (Array.isArray(value))
    return value.map((inner: unknown, index) => (index === key ? changedAt(inner, rest, to) : inner))
  return isRecord(value) ? { ...value, [key]: changedAt(value[key], rest, to) } : to
}
