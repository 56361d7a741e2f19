import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Action } from './action.ts'
import { staffActions } from './staff-actions.ts'
import { studentActions } from './student-actions.ts'

const files = globSync('actions/**/*.ts', { cwd: import.meta.dirname })
const exported = (
  await Promise.all(
    files.map(async (file) => (await import(path.join(import.meta.dirname, file))) as Record<string, object>),
  )
).flatMap((file) => Object.entries(file))
const isOfStaff = (name: string) => name.endsWith('StaffActions') || name === 'secondStepActions'

// What joins them spreads them: of two of one name the last would hold, by whose access it is.
test.each<[string, Readonly<Record<string, Action>>, (name: string) => boolean]>([
  ['staff', staffActions, isOfStaff],
  ['students', studentActions, (name) => name.endsWith('Actions') && !isOfStaff(name)],
])('each action of %s is defined once, and is among all', (_, all, isTheirs) => {
  const defined = exported.filter(([name]) => isTheirs(name)).flatMap(([, actions]) => Object.keys(actions))
  expect(defined.toSorted()).toEqual(Object.keys(all).toSorted())
})
