import type { StaffActionName } from '@qadam/contract'
import { archiveCases } from './archive-cases.ts'
import type { StaffCase } from './staff-cases.ts'

type Cases = Record<
  Extract<StaffActionName, `authoring${string}` | 'course_export' | `course_import${string}`>,
  StaffCase
>

/** Of the course builder, which is the office's alone. */
export function authoringCases(made: {
  courseId: number
  moduleId: number
  lessonId: number
  /** To be deleted. */
  spareId: number
  versionId: number
}): Cases {
  const { courseId, moduleId, lessonId, spareId, versionId } = made
  const title = { uz: 'Kurs' }
  const course = { title, description: { uz: '' }, cover: { hue: 10, seed: 1 } }
  const lesson = { type: 'Learn', title, questions: [] }
  const question = { id: 'q', type: 'info', text: { uz: 'Salom' } }
  const part = { kind: 'lesson', id: lessonId }
  const badParts = [{}, { kind: 'school', id: 1 }, { kind: 'lesson', id: 0 }, { kind: 'lesson' }]
  const admins = { isOwned: false, isAdmins: true } as const
  return {
    ...archiveCases(courseId),
    // Without a file, which question files' own tests bring.
    authoring_questions_read: { input: {}, bad: [], status: 400, ...admins },
    authoring_questions_take: {
      input: { request_id: crypto.randomUUID(), lesson_id: lessonId },
      bad: [{}, { request_id: 'x' }, { request_id: crypto.randomUUID(), lesson_id: 'x' }],
      status: 400,
      ...admins,
    },
    authoring_courses: { input: {}, bad: [], ...admins },
    authoring_course: { input: { id: courseId }, bad: [{}, { id: 'x' }], ...admins },
    authoring_course_save: {
      input: course,
      bad: [
        {},
        { ...course, title: {} },
        { ...course, title: { uz: 'x'.repeat(301) } },
        { ...course, title: { uz: '\u0000' } },
        { ...course, cover: { hue: 361, seed: 1 } },
        { ...course, id: 'x' },
        { ...course, revision: -1 },
      ],
      ...admins,
    },
    authoring_module_save: {
      input: { course_id: courseId, title, description: { uz: '' } },
      bad: [{}, { course_id: courseId, title }, { course_id: 0, title, description: title }],
      ...admins,
    },
    // Of a revision that stands no more, as the next ones.
    authoring_order: {
      input: { id: courseId, revision: 0, modules: [{ id: moduleId, lessons: [] }] },
      bad: [{}, { id: courseId, revision: 0 }, { id: courseId, revision: 0, modules: [{ id: 1 }] }],
      status: 409,
      ...admins,
    },
    authoring_courses_order: { input: { ids: [] }, bad: [{}, { ids: [0] }], status: 409, ...admins },
    authoring_copy: { input: part, bad: badParts, ...admins },
    authoring_undelete: {
      input: part,
      bad: [{}, { kind: 'course', id: courseId }, { kind: 'lesson', id: 0 }, { kind: 'lesson' }],
      ...admins,
    },
    authoring_delete: { input: { kind: 'lesson', id: spareId }, bad: badParts, ...admins },
    authoring_archive: {
      input: { id: courseId, archived: false },
      bad: [{}, { id: courseId }, { id: courseId, archived: 'x' }],
      ...admins,
    },
    authoring_check: { input: part, bad: badParts, ...admins },
    authoring_publish: { input: part, bad: badParts, status: 409, ...admins },
    authoring_unpublish: {
      input: part,
      bad: [...badParts, { ...part, confirmed: 'yes' }],
      ...admins,
    },
    authoring_lesson: { input: { id: lessonId }, bad: [{}, { id: -1 }], ...admins },
    authoring_lesson_save: {
      input: { module_id: moduleId, document: lesson },
      bad: [
        {},
        { module_id: moduleId },
        { module_id: moduleId, document: { ...lesson, type: 'Game' } },
        { module_id: moduleId, document: { ...lesson, questions: [question, question] } },
        { module_id: moduleId, document: { ...lesson, questions: [{ ...question, type: 'quiz' }] } },
        { module_id: moduleId, document: { ...lesson, questions: [{ ...question, id: '../x' }] } },
        {
          module_id: moduleId,
          document: { ...lesson, questions: [{ ...question, media: 'media/../secret' }] },
        },
        {
          module_id: moduleId,
          document: { ...lesson, questions: [{ ...question, text: { uz: 'x'.repeat(20_001) } }] },
        },
      ],
      ...admins,
    },
    authoring_question_move: {
      input: { lesson_id: lessonId, revision: 0, question: 'q', to_lesson_id: lessonId },
      bad: [{}, { lesson_id: lessonId, revision: 0, question: 'Q!', to_lesson_id: lessonId }],
      status: 409,
      ...admins,
    },
    authoring_question_view: {
      input: { lesson_id: lessonId, question, lang: 'uz' },
      bad: [{}, { lesson_id: lessonId, question, lang: 'en' }, { lesson_id: lessonId, lang: 'uz' }],
      ...admins,
    },
    authoring_versions: { input: { lesson_id: lessonId }, bad: [{}], ...admins },
    authoring_version: { input: { version_id: versionId }, bad: [{}], ...admins },
    authoring_restore: {
      input: { version_id: versionId, revision: 0 },
      bad: [{}, { version_id: versionId }],
      status: 409,
      ...admins,
    },
    authoring_films: { input: { course_id: courseId }, bad: [{}], ...admins },
    authoring_medium_add: {
      input: { course_id: courseId, upload_id: '0'.repeat(32) },
      bad: [{}, { course_id: courseId }, { course_id: courseId, upload_id: '../x' }],
      status: 404,
      ...admins,
    },
  }
}
