/** The parts of JSON Schema that the contract's schemas turn into. */
export interface JsonSchema {
  /** Several where any of some plain types will do. */
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  additionalProperties?: JsonSchema | boolean
  [other: string]: unknown
}

const known: Record<string, unknown> = {
  phone: '+998 90 000 00 01',
  password: 'demo1234',
  old_password: 'demo1234',
  new_password: 'olcha daraxti 7',
  code: '7KM3QRTX',
  token: null,
  first_name: 'Aziza',
  last_name: 'Karimova',
  avatar: 'stork',
  birthday: '2011-05-28',
  upload_id: '0f8fad5bd9cb469fa16570867728950e',
  upload_ids: ['0f8fad5bd9cb469fa16570867728950e'],
  request_id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  year: 2026,
  key: 'kJ3fQ8tV0bL5nR2yX7cM1aZ4pW6sD9eG',
  link: 'https://t.me/qadam_python',
  payment_link: 'https://pay.example/school',
  week: '2026-03-09',
  project: { name: 'Salom', files: { 'index.html': '<h1>Salom</h1>' }, media: {} },
}

/** A value of the schema's shape, for readers of the description. */
export function exampleOf(schema: JsonSchema, name = ''): unknown {
  // A token is none in a User, but for the one that signs in; where the schema has it, it must be there.
  if (name in known && !(known[name] === null && schema.type === 'string')) return known[name]
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return exampleOf(schema.anyOf[0] ?? {}, name)
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, property]) => [key, exampleOf(property, key)]),
      )
    case 'array':
      return schema.items ? [exampleOf(schema.items)] : []
    case 'integer':
    case 'number':
      return 1
    case 'boolean':
      return true
    case 'string':
      return /_at$|At$|^at$|^now$/.test(name) ? '2026-03-10T07:00:00.000Z' : 'matn'
    default:
      return null
  }
}

/** The schema in one readable piece of text, like `{ id: integer, title: string }`. */
export function schemaText(schema: JsonSchema, indent = ''): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.anyOf) return schema.anyOf.map((one) => schemaText(one, indent)).join(' | ')
  if (schema.type === 'array') return `${schemaText(schema.items ?? {}, indent)}[]`
  if (Array.isArray(schema.type)) return schema.type.join(' | ')
  if (schema.type !== 'object') return schema.type ?? 'anything'
  const deeper = `${indent}  `
  const lines = Object.entries(schema.properties ?? {}).map(
    ([name, property]) =>
      `${deeper}${name}${schema.required?.includes(name) ? '' : '?'}: ${schemaText(property, deeper)}`,
  )
  if (
    typeof schema.additionalProperties === 'object' &&
    Object.keys(schema.additionalProperties).length > 0
  ) {
    lines.push(`${deeper}[name]: ${schemaText(schema.additionalProperties, deeper)}`)
  }
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`
}
