import type { CourseArchive } from '@qadam/course-archive'
import { beforeAll, expect, test } from 'vitest'
import { startLearning, type Learner } from '../../../../test/learning.ts'
import { smallCourse, withExercises } from '../../../../test/small-course.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import type { Question } from '@qadam/contract'
import { renewTexts } from './renew-texts.ts'

const text = [
  'Avval ![bir](media/clip.mp4) va ![ikki](media/clip.uz.vtt)',
  '```python fragment\nelse:\n  pass\n```',
].join('\n\n')

function courseWithPictures(): CourseArchive {
  const course = withExercises(smallCourse())
  const [module] = course.modules
  const [lesson] = module?.lessons ?? []
  const info = lesson?.questions.find(({ type }) => type === 'info')
  if (info?.type !== 'info') throw new Error('no info')
  Object.assign(info, { text: { uz: text, ru: `Сначала\n\n${text}` } })
  Object.assign(info.exercises?.[1] ?? {}, { fading: 'a', example: { uz: text } })
  Object.assign(info.exercises?.[2] ?? {}, { fading: 'a' })
  return course
}

let school: TestSchool
let student: Learner
beforeAll(async () => {
  school = await startTestSchool()
  student = await (await startLearning(school, courseWithPictures())).student()
})

const info = async () => {
  const { id } = await student.lesson(0)
  const questions = await student.data<Question[]>('lesson_questions', { lesson_id: id })
  return questions.find(({ type }) => type === 'info')
}

/** As an older version of the server left them. */
async function age(change: (html: string) => string): Promise<void> {
  const rows = await school.db.selectFrom('questions').select(['id', 'content']).execute()
  for (const { id, content } of rows) {
    const { rendering: _rendering, ...old } = JSON.parse(change(JSON.stringify(content))) as Record<
      string,
      unknown
    > // as it was
    await school.db
      .updateTable('questions')
      .set({ content: JSON.stringify(old) })
      .where('id', '=', id)
      .execute()
  }
  await school.db
    .updateTable('courses')
    .set((set) => ({ content_version: set('content_version', '+', 1) }))
    .execute()
}

test('texts that an older version stored become what today’s rules make of them, with the same media', async () => {
  const fresh = await info()
  expect(fresh?.question).toContain('class="fragment language-python"')
  expect(fresh?.other.exercises?.[1]?.example).toContain('class="fragment language-python"')
  await age((html) => html.replaceAll('fragment language', 'language').replaceAll('<strong>', '<b>'))
  expect(JSON.stringify(await info())).not.toMatch(/class=\\"fragment|<strong>/)

  expect(await renewTexts(school.db)).toBeGreaterThan(0)
  expect(await info()).toEqual(fresh)
  expect(await renewTexts(school.db)).toBe(0)
})

test('why an option is wrong is rendered anew with the other texts', async () => {
  const keys = async () => await school.db.selectFrom('questions').select('key').orderBy('id').execute()
  const fresh = await keys()
  for (const { key } of fresh)
    await school.db
      .updateTable('questions')
      .set({ key: JSON.stringify(key).replaceAll('FEEDBACK', 'OLD FEEDBACK') })
      .where('key', '=', JSON.stringify(key))
      .execute()
  await age((html) => html)
  expect(JSON.stringify(await keys())).toContain('OLD FEEDBACK')
  await renewTexts(school.db)
  expect(await keys()).toEqual(fresh)
})

test('a text whose media can’t be told any more stays as it was', async () => {
  await age((html) => html.replaceAll('fragment language', 'language').replaceAll(/<video[^>]*>/g, ''))
  const before = await info()
  await renewTexts(school.db)
  expect(await info()).toEqual(before)
})
