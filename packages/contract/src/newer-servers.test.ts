import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Action } from './action.ts'
import { auditEntry } from './entities/audit.ts'
import { lesson } from './entities/course.ts'
import { helperEvent } from './entities/helper.ts'
import { question } from './entities/question.ts'
import { shopOrder } from './entities/shop.ts'
import { submission } from './entities/submission.ts'
import { staffLiveEvents, studentLiveEvents } from './live-events.ts'
import { openEnum, openList } from './open-enum.ts'
import { staffActions } from './staff-actions.ts'
import { studentActions } from './student-actions.ts'

// An app that was opened before an update is answered by the newer server: a value it does not know breaks nothing.

/** Where nothing may stand for a value that is not known, and why. */
const closed: [RegExp, string][] = [
  [
    /^staff authoring_.*\.(document|questions|lesson)\..*(type|language|format|stage)$/,
    'a form would save the other one',
  ],
  [/^staff school_settings.*\.(values|usual)\.\w+$/, 'a form would save the other one'],
  [/^staff (student|staff).*\.(lang|role)$/, 'a form would save the other one'],
  [/^staff shop_(item|shel).*\.kind$/, 'a form would save the other one'],
  [/^staff exam_.*\.skill$/, 'a form would save the other one'],
  [/^staff payment.*\.(method|provider|state|kind)$/, 'the books say what was, or nothing'],
  [/^staff review_submission\.decisions\.verdict$/, 'a decision is shown as it was made, or not'],
  [/^(staff )?exam_\w+\.(.*\.)?(level|title)$/, 'the exam has as many parts on both sides'],
  [/^exam\.parts\.title$/, 'the exam has as many parts on both sides'],
  [/^staff authoring_copy\.kind$/, 'it is what was asked for'],
]
const isClosed = (place: string): boolean => closed.some(([places]) => places.test(place))

interface Definition {
  type: string
  shape?: Record<string, z.ZodMiniType>
  element?: z.ZodMiniType
  innerType?: z.ZodMiniType
  valueType?: z.ZodMiniType
  options?: readonly z.ZodMiniType[]
  in?: z.ZodMiniType
  out?: z.ZodMiniType
}

const unknown = 'of a newer server'
const definitionOf = (schema: z.ZodMiniType): Definition => schema._zod.def

/** Something that the schema of a list's member takes, but for its enums. */
function sample(schema: z.ZodMiniType): unknown {
  const { type, shape = {}, out } = definitionOf(schema)
  if (type === 'object')
    return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, sample(field)]))
  if (out) return sample(out)
  return { enum: unknown, string: 'x', number: 1, boolean: true, array: [], nullable: null }[type]
}

/** The places of a reply that refuse a value which only a newer server knows. */
function refusing(schema: z.ZodMiniType, place: string): string[] {
  const { type, shape, element, innerType, valueType, options, in: read, out } = definitionOf(schema)
  if (type === 'enum') return isClosed(place) ? [] : [place]
  if (read && out && definitionOf(out).type !== 'array' && z.safeParse(schema, unknown).success) return []
  const member = read && out && definitionOf(out).element
  if (member && z.safeParse(z.pipe(schema, z.tuple([])), [sample(member)]).success) return []
  return [
    ...Object.entries(shape ?? {}).flatMap(([name, field]) => refusing(field, `${place}.${name}`)),
    ...[element, innerType, valueType, out].flatMap((inner) => (inner ? refusing(inner, place) : [])),
    ...(options ?? []).flatMap((option) => refusing(option, place)),
  ]
}

const replies: [string, z.ZodMiniType][] = [
  ...Object.values<Action>(studentActions).map(({ name, output }): [string, z.ZodMiniType] => [name, output]),
  ...Object.values<Action>(staffActions).map(({ name, output }): [string, z.ZodMiniType] => [
    `staff ${name}`,
    output,
  ]),
  ...Object.entries({ ...studentLiveEvents, ...staffLiveEvents }),
  ['helper', helperEvent],
]

test.each(replies)('%s is read with a value that only a newer server knows', (name, schema) => {
  expect(refusing(schema, name)).toEqual([])
})

test.each([
  ['the state of a lesson', lesson.shape.state, 'closed'],
  ['the status of a submission', submission.shape.status, 'uploaded'],
  ['the state of an order', shopOrder.shape.state, 'ordered'],
  ['the type of a question', question.shape.type, 'info'],
  ['an action of the audit log', auditEntry.shape.action, 'other'],
])('%s that is not known is shown as a plain one', (_, schema: z.ZodMiniType, plain) => {
  expect(z.parse(schema, unknown)).toBe(plain)
})

test('of the topics of notifications those are offered that the app has a name for', () => {
  const { topics, muted } = studentActions.notification_preferences.output.shape
  expect(z.parse(topics, ['shop', unknown, 'exam'])).toEqual(['shop', 'exam'])
  expect(z.parse(muted, [unknown])).toEqual([])
})

test('only what is not known is open: what is missing or broken is refused as before', () => {
  const state = openEnum(z.enum(['open', 'closed']), 'closed')
  for (const sent of [undefined, null, 1, {}]) expect(z.safeParse(state, sent).success).toBe(false)
  expect(z.parse(openEnum(z.nullable(z.enum(['a'])), null), unknown)).toBe(null)
  const list = openList(z.object({ kind: z.enum(['a', 'b']), count: z.int() }))
  expect(
    z.parse(list, [
      { kind: unknown, count: 1 },
      { kind: 'b', count: 2 },
    ]),
  ).toEqual([{ kind: 'b', count: 2 }])
  for (const sent of [undefined, 'a', [{ kind: 'a' }], [{ kind: unknown, count: 'x' }]])
    expect(z.safeParse(list, sent).success).toBe(false)
})
