import type { AuthoredMedium, ContentLanguages, DraftQuestion } from '@qadam/contract'
import { useEffect, useState, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { sitDown } from '../../../platform/fixtures.tsx'
import { authoring as words } from '../../../platform/i18n/uz/authoring.ts'
import { ContentLanguagesContext } from '../../../platform/content-languages-context.ts'
import { CourseFilesContext } from './files/course-files-context.ts'
import { CourseSends } from './files/course-sends.ts'
import { disk } from './files/send-store-fixture.ts'
import { newQuestion } from './new-question.ts'
import { QuestionFields } from './question-fields.tsx'

const file = (path: string, mime: string): AuthoredMedium => ({
  path,
  url: `/${path}?signed`,
  mime,
  size: 100,
  width: 10,
  height: 10,
  duration_s: null,
})
const media = [file('media/mushuk.png', 'image/png'), file('media/dars.mp4', 'video/mp4')]

let workspace: Awaited<ReturnType<typeof sitDown>>
let written: DraftQuestion

function Fields({ question }: { question: DraftQuestion }): ReactNode {
  const [now, setNow] = useState(question)
  useEffect(() => {
    written = now
  }, [now])
  return <QuestionFields question={now} media={media} onChange={setNow} />
}
const write = async (question: DraftQuestion, languages: ContentLanguages = 'uz_ru') => {
  workspace = await sitDown({})
  workspace.show(
    <ContentLanguagesContext value={languages}>
      <Fields question={question} />
    </ContentLanguagesContext>,
  )
  await vi.waitFor(() => expect(workspace.text()).toContain(words.field.text))
}
const numbered = (text: string, number: number) => text.replace('{{number}}', String(number))
const becomes = async (part: object) => await vi.waitFor(() => expect(written).toMatchObject(part))

test('an option gets a picture out of the course’s files, described in both languages', async () => {
  await write(newQuestion('selected-file'))
  const label = numbered(words.option_picture, 2)
  await workspace.fill(label, 'media/mushuk.png')
  await workspace.fill(`${label}: ${words.picture_alt} (uz)`, 'Mushuk')
  await becomes({ options: [{}, { picture: { alt: { uz: 'Mushuk' } } }, {}] })
  await workspace.fill(`${label}: ${words.picture_alt} (ru)`, 'Кошка')
  await becomes({
    options: [{}, { picture: { file: 'media/mushuk.png', alt: { uz: 'Mushuk', ru: 'Кошка' } } }, {}],
  })
  const offered = [...document.querySelectorAll('option')].map(({ value }) => value)
  expect(offered).not.toContain('media/dars.mp4')
  await workspace.fill(label, '')
  await vi.waitFor(() => expect(written.options?.[1]?.picture).toBeUndefined())
})

test('a question’s picture is described in Russian too', async () => {
  const picture = { file: 'media/mushuk.png', alt: { uz: 'Mushuk' } }
  await write({ ...newQuestion('image-based-question'), picture })
  await workspace.fill(`${words.picture}: ${words.picture_alt} (ru)`, 'Кошка')
  await becomes({ picture: { file: 'media/mushuk.png', alt: { uz: 'Mushuk', ru: 'Кошка' } } })
})

test('code and its pieces are written in both languages, and one never takes the other', async () => {
  await write({
    ...newQuestion('selected-code-drag'),
    template: { language: 'python', code: { uz: '___  # ekran', ru: '___  # экран' } },
    options: [{ id: 'a', code: 'print("Salom")' }],
    blanks: ['a'],
  })
  await workspace.fill(`${numbered(words.right_piece, 1)} (ru)`, 'print("Привет")')
  await becomes({ options: [{ id: 'a', code: { uz: 'print("Salom")', ru: 'print("Привет")' } }] })
  await workspace.fill(`${words.template} (uz)`, '___  # ekranga')
  await becomes({ template: { code: { uz: '___  # ekranga', ru: '___  # экран' } } })
  await workspace.press(words.add_wrong_piece)
  await workspace.fill(`${numbered(words.wrong_piece, 1)} (uz)`, 'input()')
  await becomes({ options: [{ id: 'a' }, { code: 'input()' }], blanks: ['a'] })
})

test('a program has more files than one; a name that can’t be is refused with the reason', async () => {
  await write(newQuestion('compiler'))
  await workspace.fill(words.new_file, 'style.css')
  await workspace.press(words.add_file)
  await vi.waitFor(() => expect(workspace.text()).toContain(words.file_fault.ending))
  await workspace.fill(words.new_file, 'narxlar.csv')
  await workspace.press(words.add_file)
  await workspace.fill(`${words.starter} (uz) · narxlar.csv`, 'olma;5')
  await becomes({ starter: { 'main.py': '', 'narxlar.csv': 'olma;5' } })
  await workspace.press(words.remove_named.replace('{{name}}', 'narxlar.csv'))
  await vi.waitFor(() => expect(written.starter).toEqual({ 'main.py': '' }))
})

test('what is added takes the focus, to be filled: an option, a piece, a file, a check', async () => {
  const isIn = async (label: string) =>
    await vi.waitFor(() => {
      const { labels } = document.activeElement as HTMLInputElement // a field, once it is there
      expect(labels?.[0]?.textContent).toMatch(label)
    })
  await write(newQuestion('selected-file'))
  await workspace.press(words.add_option)
  await isIn(`${numbered(words.option, 4)} (uz)`)
  await write(newQuestion('selected-code-drag'))
  await workspace.press(words.add_wrong_piece)
  await isIn(`${numbered(words.wrong_piece, 1)} (uz)`)
  await write(newQuestion('compiler'))
  await workspace.fill(words.new_file, 'narxlar.csv')
  await workspace.press(words.add_file)
  await isIn('narxlar.csv')
  await workspace.press(words.add_check)
  await isIn(`${words.check_title} (uz)`)
})

test('another language of a program asks before it takes files', async () => {
  await write({ ...newQuestion('compiler'), solution: { 'main.py': 'print(5)' } })
  await workspace.fill(words.language, 'web')
  await vi.waitFor(() => expect(workspace.text()).toContain(words.language_text))
  expect(written).toMatchObject({ language: 'python', solution: { 'main.py': 'print(5)' } })
  await workspace.press(words.language_change)
  await becomes({ language: 'web', starter: { 'index.html': '' }, solution: {} })
})

test('a check has its title in Russian too', async () => {
  await write({ ...newQuestion('compiler'), checks: [{ id: 'a', title: { uz: 'Salomlashadi' } }] })
  await workspace.fill(`${words.check_title} (ru)`, 'Здоровается')
  await becomes({ checks: [{ id: 'a', title: { uz: 'Salomlashadi', ru: 'Здоровается' } }] })
})

/** Of the fields in Russian, those of texts that look as they will. */
const russian = () =>
  [...document.querySelectorAll('label, [role=textbox]')]
    .map((each) => each.getAttribute('aria-label') ?? each.textContent)
    .filter((name) => name.includes('(ru)'))
const partly = (): DraftQuestion => ({
  ...newQuestion('selected-file'),
  options: [
    { id: 'a', text: { uz: 'Mushuk', ru: 'Кошка' }, right: true },
    { id: 'b', text: { uz: 'It' } },
    { id: 'c', text: { uz: '5' } },
  ],
})

test('why an option is wrong can be said of wrong ones, and stays while another one is marked as right', async () => {
  await write(partly(), 'uz')
  const label = (number: number) => numbered(words.option_feedback, number)
  await vi.waitFor(() => expect(workspace.text()).toContain(words.options))
  expect(document.querySelector(`[aria-label="${label(1)}"]`)).toBeNull()
  await workspace.press(label(2))
  await workspace.fill(`${label(2)} (uz)`, 'It miyovlamaydi')
  await becomes({ options: [{}, { feedback: { uz: 'It miyovlamaydi' } }, {}] })
})

test('a school of Uzbek alone has no empty Russian fields; what is written in Russian stays to be changed', async () => {
  await write(partly(), 'uz')
  const option = `${numbered(words.option, 1)} (ru)`
  await vi.waitFor(() => expect(russian()).toEqual([option]))
  // Emptied to be written anew: it does not go from under its author.
  await workspace.fill(option, '')
  await becomes({ options: [{ text: { uz: 'Mushuk', ru: '' } }, {}, {}] })
  expect(russian()).toEqual([option])
  await workspace.fill(option, 'Кот')
  await becomes({ options: [{ text: { uz: 'Mushuk', ru: 'Кот' } }, {}, {}] })
})

test('a program of such a school is written once', async () => {
  await write({ ...newQuestion('compiler'), checks: [{ id: 'a', title: { uz: 'Salom' } }] }, 'uz')
  await vi.waitFor(() => expect(workspace.text()).toContain(words.check_title))
  expect(russian()).toEqual([])
})

test('where both languages are wanted, the Russian that words lack is marked, until it is written', async () => {
  await write(partly(), 'both')
  const marks = () => workspace.text().split(words.russian_needed).length - 1
  await vi.waitFor(() => expect(marks()).toBe(1))
  await workspace.fill(`${numbered(words.option, 2)} (ru)`, 'Собака')
  await vi.waitFor(() => expect(marks()).toBe(0))
})

test('files that have arrived for several fields while another question was open all find their places', async () => {
  let id = 0
  const sends = new CourseSends({
    accountId: 7,
    store: disk(),
    send: async ({ place }) => place,
    add: async (_course, place) => file(`media/${place.split('/')[1] ?? ''}.webp`, 'image/webp'),
    forget: async () => undefined,
    isTransient: () => false,
    alone: async (work) => await work(),
    isAllowed: () => true,
    onAdded: () => undefined,
    newId: () => String((id += 1)),
    now: () => new Date(),
  })
  await sends.open()
  const content = new Blob(['x'])
  for (const place of ['savol/text.uz/1', 'savol/text.ru/2', 'savol/poster'])
    await sends.put(3, place, { name: 'rasm.webp', content })
  await vi.waitFor(() =>
    expect(sends.list().map(({ state }) => state.kind)).toEqual(['done', 'done', 'done']),
  )
  workspace = await sitDown({})
  workspace.show(
    <CourseFilesContext value={{ courseId: 3, sends, place: 'savol' }}>
      <Fields question={{ ...newQuestion('video'), text: { uz: 'Salom', ru: 'Привет' } }} />
    </CourseFilesContext>,
  )
  await becomes({
    poster: 'media/poster.webp',
    text: {
      uz: 'Salom\n\n![text.uz](media/text.uz.webp)',
      ru: 'Привет\n\n![text.ru](media/text.ru.webp)',
    },
  })
  expect(sends.list()).toEqual([])
  sends.dispose()
})
