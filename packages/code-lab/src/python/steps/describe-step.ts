import type { DrawnObject, Frame, Step, Value } from './parse-steps.ts'

const MAX_TEXT = 60

/** A value in a few words, for screen readers. */
export function describeValue(value: Value, objects: Step['objects'], depth = 2): string {
  if (value.kind === 'cut') return '…'
  if (value.kind !== 'object') return shortened(value.text)
  const drawn = objects[value.id]
  if (!drawn || depth === 0) return drawn?.type ?? '…'
  const parts = drawn.entries.map(({ key, value: each }) => {
    const text = describeValue(each, objects, depth - 1)
    return key ? `${describeValue(key, objects, depth - 1)}: ${text}` : text
  })
  if (drawn.more > 0) parts.push('…')
  const [open, close] = bracketsOf(drawn)
  return shortened(`${open}${parts.join(', ')}${close}`)
}

function bracketsOf({ shape, type }: DrawnObject): readonly [string, string] {
  if (shape === 'fields' || shape === 'other') return [`${type}(`, ')']
  if (type === 'tuple') return ['(', ')']
  return shape === 'pairs' || type.includes('set') ? ['{', '}'] : ['[', ']']
}

const shortened = (text: string): string => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text)

/** The names of the innermost frame that hold something else than at the step before, as `name = value`. */
export function changedNames(step: Step, before: Step | undefined): string[] {
  const frame = step.frames.at(-1)
  if (!frame) return []
  const changed = changedIn(frame, step, before)
  return frame.names
    .filter(({ name }) => changed.has(name))
    .map(({ name, value }) => `${name} = ${describeValue(value, step.objects)}`)
}

/** What a frame holds that it did not hold at the step before. */
export function changedIn(frame: Frame, step: Step, before: Step | undefined): ReadonlySet<string> {
  const depth = step.frames.indexOf(frame)
  const then = before?.frames[depth]
  const known = then?.name === frame.name ? then.names : []
  const texts = new Map(
    known.map(({ name, value }) => [name, describeValue(value, before?.objects ?? {}, 4)]),
  )
  return new Set(
    frame.names
      .filter(({ name, value }) => texts.get(name) !== describeValue(value, step.objects, 4))
      .map(({ name }) => name),
  )
}

/** Names that lead to one and the same object that can change, by what the names of each frame hold. */
export interface SameObject {
  /** Those of a function with its name before them. */
  names: readonly string[]
  type: string
  number: number
}

const MAX_SAME = 6
const fixed = new Set(['tuple', 'frozenset'])

/** What two names or more lead to: by identity, since two lists that are equal are two lists. */
export function sameObjects(step: Step, numbers = sharedNumbers(step)): readonly SameObject[] {
  const named = new Map<string, string[]>()
  for (const frame of step.frames)
    for (const { name, value } of frame.names)
      if (value.kind === 'object') {
        const names = named.get(value.id) ?? []
        names.push(frame.name === '' ? name : `${frame.name}(): ${name}`)
        named.set(value.id, names)
      }
  return [...named]
    .flatMap(([id, names]) => {
      const { type, shape } = step.objects[id] ?? { type: 'tuple', shape: 'other' }
      const isTold = names.length > 1 && shape !== 'other' && !fixed.has(type)
      return isTold ? [{ names, type, number: numbers.get(id) ?? 0 }] : []
    })
    .slice(0, MAX_SAME)
}

/** Numbers for those objects that are mentioned more than once. */
export function sharedNumbers({ frames, objects, value }: Step): ReadonlyMap<string, number> {
  const mentions = new Map<string, number>()
  const seen = new Set<string>()
  const visit = (each: Value | undefined): void => {
    if (each?.kind !== 'object') return
    mentions.set(each.id, (mentions.get(each.id) ?? 0) + 1)
    if (seen.has(each.id)) return
    seen.add(each.id)
    for (const { key, value: inner } of objects[each.id]?.entries ?? []) {
      visit(key)
      visit(inner)
    }
  }
  for (const frame of frames) for (const { value: each } of frame.names) visit(each)
  visit(value)
  const shared = [...mentions].filter(([, count]) => count > 1)
  return new Map(shared.map(([id], at) => [id, at + 1]))
}
