import type { AuthoredMedium } from '@qadam/contract'
import type { Editor } from '@tiptap/react'
import { useState, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sitDown } from '../../../platform/fixtures.tsx'
import { authoringFiles } from '../../../platform/i18n/uz/authoring-files.ts'
import { authoringText as words } from '../../../platform/i18n/uz/authoring-text.ts'
import { CourseFilesContext } from '../files/course-files-context.ts'
import { CourseSends } from '../files/course-sends.ts'
import { disk } from '../files/send-store-fixture.ts'
import RichField from './rich-field.tsx'

const medium = (path: string): AuthoredMedium => ({
  ...{ path, url: `/${path}?signed`, mime: 'image/webp', size: 4 },
  ...{ width: 640, height: 360, duration_s: null },
})

let workspace: Awaited<ReturnType<typeof sitDown>>
let written: string
let setFromOutside: (text: string) => void
let added: PromiseWithResolvers<AuthoredMedium>
let sends: CourseSends

beforeEach(() => {
  added = Promise.withResolvers()
  let id = 0
  sends = new CourseSends({
    accountId: 7,
    store: disk(),
    send: async ({ name }) => name,
    add: async () => await added.promise,
    forget: async () => undefined,
    isTransient: () => false,
    alone: async (work) => await work(),
    isAllowed: () => true,
    onAdded: () => undefined,
    newId: () => String((id += 1)),
    now: () => new Date(),
  })
})
afterEach(() => {
  sends.dispose()
  workspace.leave()
})

async function open(text: string) {
  workspace = await sitDown({})
  await sends.open()
  const files = { courseId: 3, sends, place: '1/savol' }
  function Field(): ReactNode {
    const [value, setValue] = useState(text)
    written = value
    setFromOutside = setValue
    return (
      <CourseFilesContext value={files}>
        <RichField
          field="text"
          label="Matn"
          lang="uz"
          value={value}
          isLong
          minRows={3}
          media={[medium('media/bor.webp')]}
          onChange={setValue}
        />
      </CourseFilesContext>
    )
  }
  workspace.show(<Field />)
}

const editorNow = async () =>
  await vi.waitUntil(() => {
    const place = document.querySelector('[role="textbox"][contenteditable="true"]')
    return (place as { editor?: Editor } | null)?.editor // Tiptap leaves itself there
  })
const source = () => document.querySelector('textarea')

test('what is changed is written as Markdown, and the rest stays to the letter', async () => {
  await open('Bir __qalin__ matn.\n\n\n* a\n* b\n')
  const editor = await editorNow()
  expect(workspace.text()).toContain('Bir qalin matn.')
  editor.commands.insertContentAt(editor.state.doc.content.size, {
    type: 'paragraph',
    content: [{ type: 'text', text: 'Oxiri', marks: [{ type: 'bold' }] }],
  })
  await vi.waitFor(() => expect(written).toBe('Bir __qalin__ matn.\n\n\n* a\n* b\n\n**Oxiri**\n'))
  editor.commands.undo()
  await vi.waitFor(() => expect(written).toBe('Bir __qalin__ matn.\n\n\n* a\n* b\n'))
})

test('Markdown is one press away, and what is written there is shown', async () => {
  await open('Salom')
  await editorNow()
  await workspace.press(words.source)
  await vi.waitFor(() => expect(source()?.value).toBe('Salom'))
  setFromOutside('Salom, **dunyo**')
  await workspace.press(words.source)
  const editor = await editorNow()
  expect(editor.getHTML()).toContain('<strong>dunyo</strong>')
})

test('a text that the editor has no place for stays Markdown, and says why', async () => {
  await open('Matn <b>qalin</b>')
  await vi.waitFor(() => expect(workspace.text()).toContain(words.reason.html))
  expect(source()?.value).toBe('Matn <b>qalin</b>')
  expect(workspace.button(words.source)?.disabled).toBe(true)
  setFromOutside('Matn **qalin**')
  expect((await editorNow()).getHTML()).toContain('<strong>qalin</strong>')
})

test('a text that was restored takes the place of what is shown', async () => {
  await open('Yangi')
  await editorNow()
  setFromOutside('Eski')
  await vi.waitFor(async () => expect((await editorNow()).getText().trim()).toBe('Eski'))
})

test('a picture comes where it was asked for, while the text is written on', async () => {
  await open('Bir\n\nIkki')
  const editor = await editorNow()
  editor.commands.setTextSelection(2)
  editor.view.dom.dispatchEvent(new FocusEvent('focus'))
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  Object.defineProperty(input, 'files', { value: [new File(['x'], 'mushuk.png')], configurable: true })
  input?.dispatchEvent(new Event('change', { bubbles: true }))
  await vi.waitFor(() => expect(workspace.text()).toContain(words.waiting))
  editor.commands.insertContentAt(1, 'Yana ')
  added.resolve(medium('media/mushuk.webp'))
  await vi.waitFor(() => expect(written).toBe('Yana Bir\n\n![mushuk](media/mushuk.webp)\n\nIkki'))
  expect(workspace.text()).not.toContain(words.waiting)
  expect(document.querySelector('img[alt="mushuk"]')?.getAttribute('src')).toBe('/media/mushuk.webp?signed')
})

test('a picture that is refused holds no place, and the reason is told', async () => {
  await open('Bir')
  await editorNow()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  expect(input?.getAttribute('aria-label')).toBe(authoringFiles.add_picture.replace('{{lang}}', 'uz'))
  Object.defineProperty(input, 'files', { value: [new File(['x'], 'katta.png')], configurable: true })
  input?.dispatchEvent(new Event('change', { bubbles: true }))
  await vi.waitFor(() => expect(workspace.text()).toContain(words.waiting))
  added.reject(new Error('broken'))
  await vi.waitFor(() => expect(workspace.text()).not.toContain(words.waiting))
  expect(workspace.text()).toContain('katta.png')
  expect(written).toBe('Bir')
})
