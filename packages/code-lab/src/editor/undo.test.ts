// @vitest-environment happy-dom
import { undo } from '@codemirror/commands'
import { EditorView } from '@codemirror/view'
import { expect, test } from 'vitest'
import { CodeEditor } from './code-editor.ts'

test('what came from outside is undone by itself, however soon after a key it came', () => {
  const parent = document.body.appendChild(document.createElement('div'))
  const editor = new CodeEditor({ parent, phrases: {}, attributes: () => ({}), onChange: () => undefined })
  editor.show('index.html', '<p>')
  const view = EditorView.findFromDOM(parent)
  if (!view) throw new Error('no editor')
  view.dispatch({ changes: { from: 3, insert: 'a' }, userEvent: 'input.type' })
  editor.show('index.html', '<p>a</p>')
  undo(view)
  expect(view.state.doc.toString()).toBe('<p>a')
  undo(view)
  expect(view.state.doc.toString()).toBe('<p>')
})
