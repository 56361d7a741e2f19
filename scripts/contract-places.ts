import path from 'node:path'
import {
  staffActions,
  staffLiveEvents,
  studentActions,
  studentLiveEvents,
  type Action,
} from '../packages/contract/src/index.ts'
import { repository } from './checks.ts'

type Schema = Action['output']

/**
 * What stands at one place of a call or a reply: `string`, `number?` (may be missing), `object|null`, `enum a b c`,
 * `array open` (members of unknown kinds are left out).
 */
export type Place = string
/** By its path, as `profile > streak.days[]`. */
export type Places = Record<string, Place>

interface Definition {
  type: string
  shape?: Record<string, Schema>
  element?: Schema
  items?: readonly Schema[]
  innerType?: Schema
  valueType?: Schema
  options?: readonly Schema[]
  in?: Schema
  out?: Schema
  entries?: Record<string, string | number>
  values?: readonly (string | number | boolean | null)[]
}

const definitionOf = (schema: Schema): Definition => schema._zod.def

/** Kinds that wrap another one; whether the place may then be missing, or null. */
const wrappers: Record<string, { may?: 'be missing' | 'be null' }> = {
  optional: { may: 'be missing' },
  default: { may: 'be missing' },
  prefault: { may: 'be missing' },
  nullable: { may: 'be null' },
  nonoptional: {},
  readonly: {},
  catch: {},
}

/**
 * All places of a schema.
 * @param side which side of a transformation is sent: an input is what comes in; of a reply, what comes out is written
 * by the server as well, but for open enums and lists, which read more than they give.
 */
function placesOf(schema: Schema, path: string, side: 'in' | 'out', places: Places = {}): Places {
  let inner = schema
  let [isOptional, isNullable, isOpen] = [false, false, false]
  for (;;) {
    const { type, innerType, in: read, out } = definitionOf(inner)
    if (type === 'pipe' && read && out) {
      isOpen ||= definitionOf(read).type === 'transform'
      inner = definitionOf(read).type === 'transform' || side === 'out' ? out : read
    } else if (innerType && wrappers[type]) {
      isOptional ||= wrappers[type].may === 'be missing'
      isNullable ||= wrappers[type].may === 'be null'
      inner = innerType
    } else break
  }
  const { type, shape, element, items, valueType, options, entries, values } = definitionOf(inner)
  const known = entries ? Object.values(entries) : values
  const words = known && !isOpen ? known.map(String).toSorted() : isOpen ? ['open'] : []
  const kind = [known ? 'enum' : type, ...words].join(' ')
  places[path] = `${kind}${isNullable ? '|null' : ''}${isOptional ? '?' : ''}`
  for (const [name, field] of Object.entries(shape ?? {})) placesOf(field, `${path}.${name}`, side, places)
  if (element) placesOf(element, `${path}[]`, side, places)
  items?.forEach((item, index) => placesOf(item, `${path}[${index}]`, side, places))
  if (valueType) placesOf(valueType, `${path}{}`, side, places)
  options?.forEach((option, index) =>
    placesOf(option, `${path}<${nameOfOption(option) ?? index}>`, side, places),
  )
  return places
}

/** What tells an option from the others: its literal, as the type of a question. */
function nameOfOption(option: Schema): string | undefined {
  const literals = Object.values(definitionOf(option).shape ?? {}).map((field) => definitionOf(field))
  return literals.find(({ type, values }) => type === 'literal' && values?.length === 1)?.values?.join(' ')
}

/** All that apps and server say to each other, place by place. */
export function contractPlaces(): { calls: Places; replies: Places } {
  const [calls, replies]: [Places, Places] = [{}, {}]
  const each = (actions: Readonly<Record<string, Action>>, whose: string) => {
    for (const { name, input, output } of Object.values(actions)) {
      placesOf(input, `${whose} ${name} > `, 'in', calls)
      placesOf(output, `${whose} ${name} > `, 'out', replies)
    }
  }
  each(studentActions, 'student')
  each(staffActions, 'staff')
  for (const [name, event] of Object.entries({ ...studentLiveEvents, ...staffLiveEvents }))
    placesOf(event, `event ${name} > `, 'out', replies)
  return { calls, replies }
}

/** The record of the last release, a line a place; `npm run contract` writes it. */
export const releasedPath = path.join(repository, 'packages/contract/released.txt')

export function writeReleased({ calls, replies }: ReturnType<typeof contractPlaces>): string {
  const lines = (side: string, places: Places) =>
    Object.entries(places).map(([path, place]) => `${side}\t${path}\t${place}`)
  return `${[...lines('call', calls), ...lines('reply', replies)].join('\n')}\n`
}

export function readReleased(text: string): ReturnType<typeof contractPlaces> {
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
  const of = (side: string): Places =>
    Object.fromEntries(
      lines.filter(([its]) => its === side).map(([, path = '', place = '']) => [path, place]),
    )
  return { calls: of('call'), replies: of('reply') }
}

interface Read {
  kind: string
  words: readonly string[]
  isNullable: boolean
  isOptional: boolean
}

function read(place: Place): Read {
  const {
    kind = '',
    words,
    nullable,
    optional,
  } = /^(?<kind>\w+)(?: (?<words>[^|?]*))?(?<nullable>\|null)?(?<optional>\?)?$/.exec(place)?.groups ?? {}
  return {
    kind,
    words: words?.split(' ') ?? [],
    isNullable: Boolean(nullable),
    isOptional: Boolean(optional),
  }
}

/** The path that holds this one. */
const holderOf = (path: string): string | undefined =>
  /^(.*?)(?:\.\w+|\[\d*\]|\{\}|<[^<>]*>)$/.exec(path)?.[1]
const isOption = (path: string): boolean => path.endsWith('>')
const isWhole = (path: string): boolean => path.endsWith('> ')

/**
 * What one side says that the other one cannot read, a sentence each.
 * @param said by the side that writes: the server's replies, or an app's calls
 * @param heard by the side that reads
 */
export function misunderstandings(said: Places, heard: Places): string[] {
  return [
    ...Object.entries(heard).flatMap(([path, place]) => misread(path, place, said)),
    ...Object.keys(said).flatMap((path) => unknown(path, heard)),
  ]
}

function misread(path: string, place: Place, said: Places): string[] {
  const theirs = said[path]
  const wanted = read(place)
  if (theirs === undefined) {
    const holder = holderOf(path)
    // Which option is sent is the writer's choice; and what stands in something that is not sent is said of that.
    const isLeftOut = isOption(path) || (holder !== undefined && said[holder] === undefined)
    return wanted.isOptional || isLeftOut ? [] : [`${path.trimEnd()} is not sent`]
  }
  const sent = read(theirs)
  return [
    ...(canRead(wanted, sent) ? [] : [`${path} is ${theirs}, and was read as ${place}`]),
    ...(sent.isOptional && !wanted.isOptional ? [`${path} may be missing`] : []),
    ...(sent.isNullable && !wanted.isNullable ? [`${path} may be null`] : []),
  ]
}

/** What is sent though the other side does not know it: an action, or one of several options. */
function unknown(path: string, heard: Places): string[] {
  if (heard[path] !== undefined) return []
  if (isWhole(path)) return [`${path.trimEnd()} is not known`]
  const holder = holderOf(path)
  if (!isOption(path) || holder === undefined || heard[holder] === undefined) return []
  const list = heard[holderOf(holder) ?? '']
  const isOpen = [heard[holder], list].some((place) => place !== undefined && read(place).words[0] === 'open')
  return isOpen ? [] : [`${path} is not known`]
}

function canRead(wanted: Read, sent: Read): boolean {
  if (wanted.kind === 'unknown' || wanted.kind === 'any') return true
  if (wanted.kind !== sent.kind) return wanted.kind === 'string' && sent.kind === 'enum'
  if (wanted.kind !== 'enum' || wanted.words[0] === 'open') return true
  return sent.words.every((word) => wanted.words.includes(word))
}
