import type {
  AuthoredTree,
  AuthoringFault,
  ContentLanguages,
  CourseImport,
  Question,
  ShownSetting,
} from '@qadam/contract'
import type { WritableArchive } from '@qadam/course-archive'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  check,
  courseOf,
  exported,
  openOffice,
  tools,
  zipOf,
  type Office,
} from '../../../../test/archive-office.ts'
import { Author } from '../../../../test/authoring.ts'
import { smallLesson } from '../../../../test/drafts.ts'
import { signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { workOnArchive } from '../archives/index.ts'

// What a school wants its content in, and what publishing makes of it.

let office: Office
let admin: StaffMember
let author: Author

beforeAll(async () => {
  office = await openOffice()
  admin = office.admin
  author = new Author(admin)
})
afterAll(async () => await office.close())
beforeEach(
  async () => await office.school.db.deleteFrom('settings').where('name', '=', 'content_languages').execute(),
)

const wanted = (content_languages: ContentLanguages, revision: number) => ({
  name: 'languages',
  revision,
  values: { content_languages },
})
const settings = async () => (await admin.data<{ languages: ShownSetting }>('school_settings')).languages
const set = async (languages: ContentLanguages) =>
  await admin.data('school_settings_save', wanted(languages, (await settings()).revision))

/** The same with a Russian for each text. */
const inRussian = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (_name, each: unknown) =>
    typeof each === 'object' && each !== null && 'uz' in each
      ? { ...each, ru: `${String(each.uz)} (рус)` }
      : each,
  ) as Value // as it was, and more of it

type Kind = 'course' | 'module' | 'lesson'
const untranslated = (faults: readonly AuthoringFault[], level: AuthoringFault['level']) =>
  faults
    .filter((fault) => fault.code === 'no_russian' && fault.level === level)
    .map(({ module_id, lesson_id, question, path }) =>
      [module_id && 'module', lesson_id && 'lesson', question, path].filter(Boolean).join(' '),
    )
const found = async (kind: Kind, id: number) =>
  (await admin.data<{ faults: AuthoringFault[] }>('authoring_check', { kind, id })).faults
const refused = async (kind: Kind, id: number) => {
  const reply = await admin.call('authoring_publish', { kind, id })
  expect(reply).toMatchObject({ code: 'conflict', error: { reason: 'incomplete' } })
  const faults = reply.error?.['faults'] as AuthoringFault[] // of an incomplete one
  expect(faults).toEqual(await found(kind, id))
  return untranslated(faults, 'error')
}

test('two admins do not set it over each other unseen; a teacher may not', async () => {
  const other = await signedInStaff(office.school, 'admin')
  expect(await settings()).toMatchObject({ values: { content_languages: 'uz_ru' }, revision: 0 })
  await admin.data('school_settings_save', wanted('both', 0))
  const late = await other.call('school_settings_save', wanted('uz', 0))
  expect(late.error).toMatchObject({
    code: 'conflict',
    newer: { values: { content_languages: 'both' }, revision: 1 },
  })
  expect((await settings()).values).toEqual({ content_languages: 'both' })
  const teacher = await signedInStaff(office.school, 'teacher')
  expect((await teacher.call('school_settings_save', wanted('uz', 1))).code).toBe('access.forbidden')
})

test('where both are wanted, publishing names each text without Russian; once they are written it goes out', async () => {
  const document = smallLesson()
  const { courseId, moduleId, lessons } = await author.built(document)
  const [lesson] = lessons
  if (!lesson) throw new Error('there is no lesson')
  await set('both')
  const ofLesson = [
    'title',
    'info text',
    'savol text',
    'savol options.0.text',
    'savol options.1.text',
    'savol options.2.text',
    'savol hint',
    'savol success',
  ].map((path) => `module lesson ${path}`)
  const ofModule = ['module title', 'module description']
  expect(await refused('lesson', lesson.id)).toEqual(ofLesson)
  expect(await refused('module', moduleId)).toEqual([...ofModule, ...ofLesson])
  expect(await refused('course', courseId)).toEqual(['title', 'description', ...ofModule, ...ofLesson])
  // A question is looked at as a student will see it before it is translated.
  const view = await admin.data<{ question: Question | null }>('authoring_question_view', {
    lesson_id: lesson.id,
    question: document.questions[1],
    lang: 'ru',
  })
  expect(view.question).not.toBeNull()

  const { course, modules, languages } = await author.tree(courseId)
  expect(languages).toBe('both')
  expect((await author.save(lesson, inRussian(document))).languages).toBe('both')
  for (const { title, description, revision } of modules)
    await admin.data('authoring_module_save', {
      id: moduleId,
      revision,
      ...inRussian({ title, description }),
    })
  const { title, description, cover, revision } = course
  const words = { ...inRussian({ title, description }), cover }
  await admin.data<AuthoredTree>('authoring_course_save', { id: courseId, revision, ...words })
  expect((await author.publish('course', courseId)).course.state).toBe('published')
})

test('what is published stays so, whatever is set; what is published anew goes by what is set then', async () => {
  const { courseId, lessons } = await author.built(smallLesson())
  await author.publish('course', courseId)
  await set('both')
  expect((await author.tree(courseId)).course.state).toBe('published')
  const [lesson] = lessons
  if (!lesson) throw new Error('there is no lesson')
  await author.save(lesson, smallLesson('Yangi'))
  expect(await refused('lesson', lesson.id)).toContain('module lesson title')
  // What is stored of a lesson's faults would be stale with the next setting.
  expect((await author.tree(courseId)).modules[0]?.lessons[0]?.errors).toBe(0)
  expect((await author.tree(courseId)).course.state).toBe('changed')
  await set('uz')
  await author.publish('lesson', lesson.id)
  expect((await author.tree(courseId)).course.state).toBe('published')
})

test('a lesson with some Russian is advised to have it all, but not where Uzbek is enough', async () => {
  const { lessons } = await author.built({
    ...smallLesson(),
    questions: [
      { id: 'info', type: 'info', text: { uz: 'Matn', ru: 'Текст' } },
      { id: 'yana', type: 'info', text: { uz: 'Yana matn' } },
    ],
  })
  const id = lessons[0]?.id ?? 0
  const advised = async () => untranslated(await found('lesson', id), 'advice')
  expect(await advised()).toEqual(['module lesson yana text'])
  await set('uz')
  expect(await advised()).toEqual([])
})

const takeIn = async (archive: WritableArchive): Promise<CourseImport> => {
  const { id, state } = await check(office, await zipOf(archive))
  expect(state).toBe('checked')
  await admin.data('course_import_take', { id, publish: true })
  await workOnArchive(tools(office), id, office.school.clock.now())
  return await admin.data<CourseImport>('course_import', { id })
}

test('an archive without Russian is taken in and exported as ever, and held back as a draft where both are wanted', async () => {
  await set('both')
  const archive = courseOf('Salom dunyo')
  const first = await takeIn(archive)
  expect(first).toMatchObject({ state: 'taken', report: { held_back: true } })
  const id = first.course_id ?? 0
  expect((await author.tree(id)).course.state).toBe('draft')
  expect(await refused('course', id)).toContain('module lesson q0 text')
  await exported(office, id)
  // It is told before, and what is taken in as a draft anyway is not held back.
  const told = await check(office, await zipOf(archive))
  expect(told.report?.held_back).toBe(true)
  await admin.data('course_import_take', { id: told.id, publish: false })
  await workOnArchive(tools(office), told.id, office.school.clock.now())
  const drafted = await admin.data<CourseImport>('course_import', { id: told.id })
  expect([drafted.state, drafted.report?.held_back]).toEqual(['taken', undefined])
  const later = await check(office, await zipOf(archive))
  await set('uz_ru')
  expect(
    (await admin.data<CourseImport>('course_import', { id: later.id })).report?.held_back,
  ).toBeUndefined()
  await set('both')

  const { title, description, modules } = archive
  const second = await takeIn({ ...archive, ...inRussian({ title, description, modules }) })
  expect([second.state, second.course_id, second.report?.held_back]).toEqual(['taken', id, undefined])
  expect((await author.tree(id)).course.state).toBe('published')
})

test('an archive is not held back for a lesson that students see already as it stands there', async () => {
  const whole = courseOf('Salom')
  const named = inRussian({ title: whole.title, description: whole.description })
  const course = (modules: WritableArchive['modules']) => ({
    ...whole,
    id: 'chiqqan-kurs',
    ...named,
    modules: modules.map(({ lessons, ...words }) => ({ ...inRussian(words), lessons })),
  })
  const first = await takeIn(course(whole.modules))
  const id = first.course_id ?? 0
  expect((await author.tree(id)).course.state).toBe('published')
  await set('both')
  expect((await takeIn(course(whole.modules))).report?.held_back).toBeUndefined()
  expect((await author.tree(id)).course.state).toBe('published')
  expect((await takeIn(course(courseOf('Xayr').modules))).report?.held_back).toBe(true)
  expect((await author.tree(id)).course.state).toBe('changed')
})

test('a school of Uzbek alone is not advised by an import to have Russian, and the count is right', async () => {
  const archive = courseOf('Salom')
  const { id, report } = await check(
    office,
    await zipOf({
      ...archive,
      modules: archive.modules.map((module) => ({
        ...module,
        lessons: module.lessons.map((lesson) => ({
          ...lesson,
          questions: [
            ...lesson.questions,
            { id: 'ruscha', type: 'info' as const, text: { uz: 'Matn', ru: 'Текст' } },
          ],
        })),
      })),
    }),
  )
  const told = ({ faults, advice } = report ?? { faults: [], advice: 0 }) => ({
    missing: faults.filter(({ code }) => code === 'no_russian').length,
    others: faults.length,
    advice,
  })
  const before = told()
  expect(before.missing).toBeGreaterThan(0)
  await set('uz')
  const others = before.others - before.missing
  const later = await admin.data<CourseImport>('course_import', { id })
  expect(told(later.report ?? undefined)).toEqual({ missing: 0, others, advice: others })
})

test('an announcement and a thing on the shelves have Russian where both are wanted; what is shown already stays', async () => {
  const draft = { group_id: null, title: { uz: 'Bayram' }, body: { uz: 'Tabriklaymiz' }, from: '2026-03-10' }
  const announce = async (over: object = {}) => {
    const { code, error } = await admin.call('announcement_save', { ...draft, until: null, ...over })
    return code === undefined ? 'saved' : error?.['reason']
  }
  const { id } = await admin.data<{ id: number }>('announcement_save', { ...draft, until: null })
  const request_id = crypto.randomUUID()
  await announce({ request_id })
  const item = { kind: 'thing', title: { uz: 'Krujka' }, description: { uz: '' }, price: 5, stock: null }
  const kept = await admin.data<{ id: number }>('shop_item_save', { ...item, published: true })
  const put = async (over: object) => {
    const { code, error } = await admin.call('shop_item_save', { ...item, published: true, ...over })
    return code === undefined ? 'saved' : error?.['reason']
  }
  await set('both')
  const teacher = await signedInStaff(office.school, 'teacher')
  expect(await teacher.data('me')).toMatchObject({ content_languages: 'both' })

  expect(await announce()).toBe('no_russian')
  expect(await announce({ title: inRussian(draft.title) })).toBe('no_russian')
  expect(await announce({ id, revision: 0, until: '2199-12-31' })).toBe('saved')
  expect(await announce({ id, revision: 1, title: { uz: 'Yangi' } })).toBe('no_russian')
  // Its first reply was lost, and the setting changed since.
  expect(await announce({ request_id })).toBe('saved')
  expect(await announce({ title: inRussian(draft.title), body: inRussian(draft.body) })).toBe('saved')

  expect(await put({})).toBe('no_russian')
  expect(await put({ published: false })).toBe('saved')
  expect(await put({ id: kept.id, revision: 0, price: 9 })).toBe('saved')
  expect(await put({ id: kept.id, revision: 1, title: { uz: 'Piyola' } })).toBe('no_russian')
  expect(await put({ title: inRussian(item.title) })).toBe('saved')
})
