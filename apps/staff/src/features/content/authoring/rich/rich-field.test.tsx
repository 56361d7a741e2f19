import type { AuthoredMedium } from '@qadam/contract'
import type { Editor } from '@tiptap/react'
import { useState, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sitDown } from '../../../../platform/fixtures.tsx'
import { authoring } from '../../../../platform/i18n/uz/authoring.ts'
import { authoringFiles } from '../../../../platform/i18n/uz/authoring-files.ts'
import { authoringText as words } from '../../../../platform/i18n/uz/authoring-text.ts'
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
let added: PromiseWithResolvers<undefined>
let sends: CourseSends

beforeEach(() => {
  added = Promise.withResolvers()
  let id = 0
  sends = new CourseSends({
    accountId: 7,
    store: disk(),
    send: async ({ name }) => name,
    add: async (_course, name) => {
      await added.promise
      return medium(`media/${name.replace('.png', '.webp')}`)
    },
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
          hint={undefined}
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
const choose = (name: string) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  Object.defineProperty(input, 'files', { value: [new File(['x'], name)], configurable: true })
  input?.dispatchEvent(new Event('change', { bubbles: true }))
}
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
  choose('mushuk.png')
  await vi.waitFor(() => expect(workspace.text()).toContain(words.waiting))
  editor.commands.insertContentAt(1, 'Yana ')
  added.resolve(undefined)
  await vi.waitFor(() => expect(written).toBe('Yana Bir\n\n![mushuk](media/mushuk.webp)\n\nIkki'))
  expect(workspace.text()).not.toContain(words.waiting)
  expect(document.querySelector('img[alt="mushuk"]')?.getAttribute('src')).toBe('/media/mushuk.webp?signed')
})

test('pictures of one place come in the order in which they were asked for', async () => {
  for (const [text, expected] of [
    ['Bir\n\nOxiri', 'Bir\n\n![a](media/a.webp)\n\n![b](media/b.webp)\n\n![c](media/c.webp)\n\nOxiri'],
    ['', '![a](media/a.webp)\n\n![b](media/b.webp)\n\n![c](media/c.webp)'],
  ] as const) {
    added = Promise.withResolvers()
    await open(text)
    const editor = await editorNow()
    editor.commands.setTextSelection(1)
    editor.view.dom.dispatchEvent(new FocusEvent('focus'))
    for (const name of ['a.png', 'b.png', 'c.png']) choose(name)
    await vi.waitFor(() => expect(sends.list()).toHaveLength(3))
    added.resolve(undefined)
    await vi.waitFor(() => expect(written).toBe(expected))
    expect(workspace.text()).not.toContain(words.waiting)
  }
})

test('a picture that is refused holds no place, and the reason is told', async () => {
  await open('Bir')
  await editorNow()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  expect(input?.getAttribute('aria-label')).toBe(authoringFiles.add_picture.replace('{{lang}}', 'uz'))
  choose('katta.png')
  await vi.waitFor(() => expect(workspace.text()).toContain(words.waiting))
  added.reject(new Error('broken'))
  await vi.waitFor(() => expect(workspace.text()).not.toContain(words.waiting))
  expect(workspace.text()).toContain('katta.png')
  expect(written).toBe('Bir')
})

const field = (label: string) =>
  vi.waitUntil(() => {
    const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)
    return found ? document.querySelector<HTMLInputElement>(`[id="${found.htmlFor}"]`) : null
  })

test('a picture’s description and a formula are typed letter by letter', async () => {
  await open('![](media/bor.webp) $x$')
  const editor = await editorNow()
  editor.commands.setNodeSelection(1)
  const alt = await field(authoring.picture_alt)
  for (const typed of ['M', 'Mu', 'Mushuk']) await workspace.fill(authoring.picture_alt, typed)
  await vi.waitFor(() => expect(written).toBe('![Mushuk](media/bor.webp) $x$'))
  expect(alt.isConnected).toBe(true)
  editor.commands.setNodeSelection(3)
  const tex = await field(words.tex)
  for (const typed of ['y', 'y+', 'y+1']) await workspace.fill(words.tex, typed)
  await vi.waitFor(() => expect(written).toBe('![Mushuk](media/bor.webp) $y+1$'))
  expect(tex.isConnected).toBe(true)
})

test('what is said in a recording is typed for it, and for no picture', async () => {
  await open('![](media/bor.webp) ![Yozuv](media/salom.mp3)')
  const editor = await editorNow()
  editor.commands.setNodeSelection(1)
  await field(authoring.picture_alt)
  expect(document.body.textContent).not.toContain(words.transcript)
  editor.commands.setNodeSelection(3)
  await field(words.transcript)
  for (const typed of ['I', 'I’m', 'I’m "Ali"']) await workspace.fill(words.transcript, typed)
  await vi.waitFor(() =>
    expect(written).toBe('![](media/bor.webp) ![Yozuv](media/salom.mp3 "I’m \\"Ali\\"")'),
  )
  await workspace.fill(words.transcript, '')
  await vi.waitFor(() => expect(written).toBe('![](media/bor.webp) ![Yozuv](media/salom.mp3)'))
})

test('what was typed for one link is not for the next, and a link keeps its title', async () => {
  await open('[bir](https://bir.example "Nom")[ikki](https://ikki.example)')
  const editor = await editorNow()
  editor.commands.setTextSelection(2)
  await workspace.fill(words.address, 'https://uch.example')
  editor.commands.setTextSelection(6)
  await vi.waitFor(async () => expect((await field(words.address)).value).toBe('https://ikki.example'))
  editor.commands.setTextSelection(2)
  await vi.waitFor(async () => expect((await field(words.address)).value).toBe('https://bir.example'))
  await workspace.fill(words.address, 'https://uch.example')
  await vi.waitFor(async () => expect((await field(words.address)).value).toBe('https://uch.example'))
  await workspace.press(words.apply)
  await vi.waitFor(() =>
    expect(written).toBe('[bir](https://uch.example/ "Nom")[ikki](https://ikki.example)'),
  )
})

test('a change that is undone before it is drawn is not told', async () => {
  await open('Salom')
  const editor = await editorNow()
  editor.commands.insertContentAt(1, 'Yana ')
  editor.commands.undo()
  expect(editor.getText().trim()).toBe('Salom')
  await workspace.press(words.source)
  await vi.waitFor(() => expect(source()?.value).toBe('Salom'))
  expect(written).toBe('Salom')
})

test('once nothing stands in the way any more, the editor is one press away', async () => {
  await open('Matn <b>qalin</b>')
  await vi.waitFor(() => expect(workspace.text()).toContain(words.reason.html))
  await workspace.fill('Matn (uz)', 'Matn **qalin**')
  await vi.waitFor(() => expect(workspace.text()).not.toContain(words.reason.html))
  expect(source()?.value).toBe('Matn **qalin**')
  await workspace.press(words.source)
  expect((await editorNow()).getHTML()).toContain('<strong>qalin</strong>')
})

test('Ctrl+K asks for a link with a Russian keyboard too', async () => {
  await open('Salom')
  const editor = await editorNow()
  const key = { key: 'л', code: 'KeyK', keyCode: 75, ctrlKey: true, bubbles: true, cancelable: true }
  editor.view.dom.dispatchEvent(new KeyboardEvent('keydown', key))
  await field(words.address)
})

test('a cell holds no list', async () => {
  await open('| a | b |\n| --- | --- |')
  const editor = await editorNow()
  editor.commands.setTextSelection(4)
  expect(editor.isActive('tableHeader')).toBe(true)
  expect(editor.can().toggleBulletList()).toBe(false)
})
