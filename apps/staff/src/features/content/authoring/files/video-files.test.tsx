import type { AuthoredMedium, DraftQuestion } from '@qadam/contract'
import { CallError } from '@qadam/web/call-error'
import { useEffect, useState, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { sitDown } from '../../../../platform/fixtures.tsx'
import { authoring } from '../../../../platform/i18n/uz/authoring.ts'
import { authoringFiles as words } from '../../../../platform/i18n/uz/authoring-files.ts'
import { newQuestion } from '../new-question.ts'
import { QuestionFields } from '../question-fields.tsx'
import { CourseFilesContext } from './course-files-context.ts'
import { disk } from './send-store-fixture.ts'
import { CourseSends, type CourseSendsPorts } from './course-sends.ts'

const made = (path: string, mime: string): AuthoredMedium => ({
  ...{ path, url: `/${path}`, mime, size: 4 },
  ...{ width: 640, height: 360, duration_s: 5 },
})

let workspace: Awaited<ReturnType<typeof sitDown>>
let sends: CourseSends
let written: DraftQuestion
afterEach(() => {
  sends.dispose()
})

async function write(question: DraftQuestion, add: CourseSendsPorts['add']) {
  workspace = await sitDown({})
  let id = 0
  sends = new CourseSends({
    accountId: 7,
    store: disk(),
    send: async ({ name }) => name,
    add,
    forget: async () => undefined,
    isTransient: () => false,
    alone: async (work) => await work(),
    isAllowed: () => true,
    onAdded: () => undefined,
    newId: () => String((id += 1)),
    now: () => new Date(),
  })
  await sends.open()
  const files = { courseId: 3, sends, place: `1/${question.id}` }
  function Fields(): ReactNode {
    const [now, setNow] = useState(question)
    useEffect(() => {
      written = now
    }, [now])
    return (
      <CourseFilesContext value={files}>
        <QuestionFields question={now} media={[]} onChange={setNow} />
      </CourseFilesContext>
    )
  }
  workspace.show(<Fields />)
}

async function choose(label: string, file: File) {
  const input = await vi.waitUntil(() =>
    document.querySelector<HTMLInputElement>(`input[type=file][aria-label="${label}"]`),
  )
  Object.defineProperty(input, 'files', { value: [file], configurable: true, writable: true })
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
const labelled = (label: string) => words.upload_for.replace('{{label}}', label)

test('a video that was sent is chosen for its question', async () => {
  await write(newQuestion('video'), async () => made('media/dars.mp4', 'video/mp4'))
  await choose(labelled(authoring.video_file), new File(['film'], 'dars.mp4'))
  await vi.waitFor(() => expect(written.media).toBe('media/dars.mp4'))
  expect(sends.list()).toEqual([])
})

test('what browsers can’t play is refused with the codec and what to do', async () => {
  const refusal = new CallError({
    ...{ code: 'file.type_not_allowed', status: 415, message: 'x' },
    details: { reason: 'video_codec', name: 'HEVC (H.265)' },
  })
  await write(newQuestion('video'), async () => Promise.reject(refusal))
  await choose(labelled(authoring.video_file), new File(['film'], 'telefon.mp4'))
  const said = words.refused.video_codec.replace('{{name}}', 'HEVC (H.265)')
  await vi.waitFor(() =>
    expect(document.querySelector('[role=alert]')?.textContent).toBe(`telefon.mp4: ${said}`),
  )
  expect(written.media).toBeUndefined()
  await workspace.press(words.close.replace('{{name}}', 'telefon.mp4'))
  await vi.waitFor(() => expect(workspace.text()).not.toContain(said))
})

test('captions with a wrong line name it', async () => {
  const refusal = new CallError({
    ...{ code: 'file.type_not_allowed', status: 415, message: 'x' },
    details: { reason: 'captions_timing', line: 7, text: '00:03 --> 4' },
  })
  await write(newQuestion('video'), async () => Promise.reject(refusal))
  await choose(labelled(`${authoring.captions} (ru)`), new File(['x'], 'dars.vtt'))
  await vi.waitFor(() =>
    expect(workspace.text()).toContain('7-qatorda vaqt notoʻgʻri yozilgan: «00:03 --> 4»'),
  )
})

test('a picture comes into the text after what is written', async () => {
  await write({ ...newQuestion('info'), text: { uz: 'Salom' } }, async () =>
    made('media/mushuk-uyda.webp', 'image/webp'),
  )
  await choose(words.add_picture.replace('{{lang}}', 'uz'), new File(['x'], 'Mushuk uyda.png'))
  await vi.waitFor(() => expect(written.text.uz).toBe('Salom\n\n![mushuk uyda](media/mushuk-uyda.webp)'))
})
