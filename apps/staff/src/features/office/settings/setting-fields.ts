import {
  settingNames,
  settings,
  type SettingDefinition,
  type SettingName,
  type SettingValue,
} from '@qadam/contract'
import * as z from 'zod/mini'
import type { Values } from './settings-query.ts'

type Schema = SettingDefinition['schema']['shape'][string]

/** How a field is drawn. */
export type FieldKind =
  | { is: 'switch' }
  | { is: 'choice'; options: readonly string[] }
  | { is: 'number'; least: number; most: number }
  /** A number that names something and counts nothing. */
  | { is: 'id' }
  | { is: 'text'; keyboard: 'text' | 'url' | 'tel'; isNullable: boolean }
  /** Only a component of its own can draw it. */
  | { is: 'own' }

export interface Field {
  name: string
  schema: Schema
  kind: FieldKind
}

const mostOfIds = 2_147_483_647

const keyboards: Readonly<Record<string, 'url' | 'tel'>> = { uri: 'url', phone: 'tel' }
type Drawn = z.core.JSONSchema.BaseSchema

function kindOf({ type, enum: options, format, anyOf, minimum, maximum }: Drawn): FieldKind {
  if (anyOf) {
    const kind = kindOf(anyOf.find((each) => each.type !== 'null') ?? {})
    return kind.is === 'text' ? { ...kind, isNullable: true } : kind
  }
  if (options) return { is: 'choice', options: options.map(String) }
  if (type === 'boolean') return { is: 'switch' }
  if (type === 'integer') {
    const [least, most] = [minimum ?? 0, maximum ?? mostOfIds]
    return most >= mostOfIds ? { is: 'id' } : { is: 'number', least, most }
  }
  if (type === 'string') return { is: 'text', keyboard: keyboards[format ?? ''] ?? 'text', isNullable: false }
  return { is: 'own' }
}

const drawn = (name: SettingName): Field[] =>
  Object.entries<Schema>(settings[name].schema.shape).map(([field, schema]) => ({
    name: field,
    schema,
    kind: kindOf(z.toJSONSchema(schema, { unrepresentable: 'any' })),
  }))
const allFields = new Map(settingNames.map((name) => [name, drawn(name)]))

/** Whether a value can be shown: a server of another version may allow more numbers, or know another choice. */
function isKnown({ kind, schema }: Field, value: SettingValue | undefined): boolean {
  if (value === undefined) return false
  return kind.is === 'number' || kind.is === 'id'
    ? typeof value === 'number'
    : schema.safeParse(value).success
}

/** The fields of a setting, as far as the server has them. */
export function fieldsOf(name: SettingName, { values, usual }: { values: Values; usual: Values }): Field[] {
  const fields = allFields.get(name) ?? []
  return fields.filter((field) => isKnown(field, values[field.name]) && isKnown(field, usual[field.name]))
}

/** Lists are compared by what is in them. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What stands in a field of text. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** The value of what was typed; undefined for what is none: an empty field is no zero. */
export function valueOf({ kind, schema }: Field, typed: unknown): SettingValue | undefined {
  let value = typeof typed === 'string' ? typed.trim() : typed
  if (kind.is === 'number' || kind.is === 'id') value = value === '' ? null : Number(value)
  if (kind.is === 'text' && kind.isNullable && value === '') value = null
  return schema.safeParse(value).data
}

/** The fields whose values are wrong together, though each is right alone. */
export function wrongTogether(name: SettingName, values: Values): string[] {
  const { error } = settings[name].schema.safeParse({ ...settings[name].usual, ...values })
  return (error?.issues ?? []).map(({ path }) => String(path[0]))
}
