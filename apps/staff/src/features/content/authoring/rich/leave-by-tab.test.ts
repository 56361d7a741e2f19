import { getSchema } from '@tiptap/core'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { leaveByTab } from './leave-by-tab.ts'
import { richSchema } from './rich-schema.ts'

const schema = getSchema(richSchema(() => undefined, ''))
const words = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const row = (...texts: string[]) => ({
  type: 'tableRow',
  content: texts.map((text) => ({ type: 'tableCell', content: [words(text)] })),
})
const doc = schema.nodeFromJSON({
  type: 'doc',
  content: [
    { type: 'table', content: [row('a', 'b'), row('c', 'd')] },
    { type: 'codeBlock', content: [{ type: 'text', text: 'e' }] },
  ],
})
const at = (text: string) => {
  let place = 0
  doc.descendants((node, position) => {
    if (node.text === text) place = position
  })
  return EditorState.create({ doc, selection: TextSelection.create(doc, place) })
}
const press = (leaves: ReturnType<typeof leaveByTab>, text: string, key: string, shiftKey = false) =>
  leaves(at(text), new KeyboardEvent('keydown', { key, shiftKey }))

test('a Tab leaves the last cell of a table, and no other one', () => {
  const leaves = leaveByTab()
  expect(['a', 'b', 'c', 'd'].map((cell) => press(leaves, cell, 'Tab'))).toEqual([false, false, false, true])
  expect(press(leaves, 'd', 'Tab', true)).toBe(false)
})

test('a Tab leaves a program after Escape, to both sides, and indents it again once something was typed', () => {
  const leaves = leaveByTab()
  expect(press(leaves, 'e', 'Tab')).toBe(false)
  press(leaves, 'e', 'Escape')
  expect(press(leaves, 'e', 'Tab')).toBe(true)
  press(leaves, 'e', 'Shift', true)
  expect(press(leaves, 'e', 'Tab', true)).toBe(true)
  press(leaves, 'e', 'x')
  expect(press(leaves, 'e', 'Tab')).toBe(false)
})
