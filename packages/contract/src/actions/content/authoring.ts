import * as z from 'zod/mini'
import { allowed } from '../../access.ts'
import { defineActions } from '../../action.ts'
import { openList } from '../../open-enum.ts'
import { authoringLimits } from '../../authoring-limits.ts'
import {
  authoredCourse,
  authoredLesson,
  authoredMedium,
  authoredTree,
  authoringFault,
  authoringNotice,
  draftCourse,
  draftLesson,
  draftCheckpoint,
  draftModule,
  draftQuestion,
  lessonVersion,
} from '../../entities/authoring.ts'
import { id, lang, noInput, nothing, revision, time } from '../../fields.ts'
import { requestId, uploadId } from '../../request-fields.ts'
import { question } from '../../entities/question.ts'

/** A course, a module or a lesson of the course builder. */
const part = { kind: z.enum(['course', 'module', 'lesson']), id }

/** With all that is in it, or its own title alone. */
const contents = z._default(z.boolean(), true)

const stale =
  'A conflict with the reason `stale` says who saved meanwhile (`by`, `at`) and the revision that stands. '
/** Of what has no versions. */
const newer = 'Its `newer` is what they saved. '

/** What is taught is the office’s. A teacher sees it as a student does. */
export const authoringStaffActions = defineActions({
  authoring_courses: {
    access: allowed('admin', 'nobody'),
    summary: 'All courses in their order, drafts and archived ones too',
    input: noInput,
    output: z.array(authoredCourse),
  },

  authoring_course: {
    access: allowed('admin', 'nobody'),
    summary: 'A course with its modules and lessons, as its authors left it',
    input: z.object({ id }),
    output: authoredTree,
    errors: ['not_found'],
  },

  authoring_course_save: {
    access: allowed('admin', 'nobody'),
    summary: `Make a course, or keep its title, description, cover and whether it is interleaved. ${stale}${newer}Students see it once it is published`,
    // Without `interleaved` it stays as it is: a console from before knows nothing of it.
    input: z.object({ id: z.optional(id), revision: z.optional(revision), ...draftCourse.shape }),
    output: authoredTree,
    errors: ['not_found', 'conflict'],
  },

  authoring_module_save: {
    access: allowed('admin', 'nobody'),
    summary: `Add a module to a course, or keep its title, description and checkpoint. ${stale}${newer}`,
    input: z.object({
      id: z.optional(id),
      /** Of a new one. */
      course_id: z.optional(id),
      revision: z.optional(revision),
      ...draftModule.shape,
      /** Null for none. Without it, it stays as it is: a console from before knows nothing of it. */
      checkpoint: z.optional(z.nullable(draftCheckpoint)),
    }),
    output: authoredTree,
    errors: ['not_found', 'conflict'],
  },

  authoring_order: {
    access: allowed('admin', 'nobody'),
    summary:
      'Bring modules and lessons of a course into an order: all of them, each once. What is published moves for students ' +
      `at once. ${stale}`,
    input: z.object({
      id,
      revision,
      modules: z
        .array(z.object({ id, lessons: z.array(id).check(z.maxLength(authoringLimits.lessons)) }))
        .check(z.maxLength(authoringLimits.modules)),
    }),
    output: authoredTree,
    errors: ['not_found', 'conflict'],
  },

  authoring_courses_order: {
    access: allowed('admin', 'nobody'),
    summary:
      'Bring the courses into an order: all of them, each once. A conflict with the reason `order_changed`: others are ' +
      'there, or they do not stand as they were `seen` any more',
    input: z.object({
      ids: z.array(id).check(z.maxLength(authoringLimits.courses)),
      /** The order that was on the screen; where it was changed since, nothing is changed. */
      seen: z.optional(z.array(id).check(z.maxLength(authoringLimits.courses))),
    }),
    output: z.array(authoredCourse),
    errors: ['conflict'],
  },

  authoring_copy: {
    access: allowed('admin', 'nobody'),
    summary: 'Copy a course, a module or a lesson with all that is in it, as a draft beside the original',
    input: z.object(part),
    output: z.object({ kind: part.kind, id: z.int() }),
    errors: ['not_found', 'conflict'],
  },

  authoring_delete: {
    access: allowed('admin', 'nobody'),
    summary:
      'Delete what nobody has studied. A conflict with the reason `studied` tells how many `students` did: it can be ' +
      `taken back from them, a course archived. A module or lesson can be brought back for a day. ${stale}`,
    input: z.object({
      ...part,
      /** When something in it was saved last, as was read: what a colleague wrote since is not deleted unseen. */
      seen: z.optional(time),
    }),
    output: nothing,
    errors: ['not_found', 'conflict'],
  },

  authoring_undelete: {
    access: allowed('admin', 'nobody'),
    summary:
      'Bring back a deleted module or lesson with all that was in it, to its place or the nearest to it; what was ' +
      'published is seen again. A repeat changes nothing. A conflict with the reason `module_deleted`: its module is ' +
      'deleted too',
    input: z.object({ kind: z.enum(['module', 'lesson']), id }),
    output: authoredTree,
    errors: ['not_found', 'conflict'],
  },

  authoring_archive: {
    access: allowed('admin', 'nobody'),
    summary: 'Put a course aside, which takes it from students, or bring it back as a draft; results stay',
    input: z.object({ id, archived: z.boolean() }),
    output: authoredTree,
    errors: ['not_found'],
  },

  authoring_check: {
    access: allowed('admin', 'nobody'),
    summary:
      'What is missing before it can be published, and what publishing means for what students have done',
    input: z.object({ ...part, contents }),
    output: z.object({
      faults: z.array(authoringFault),
      notices: openList(authoringNotice),
      /** Lessons that would be published, new ones and changed ones. */
      lessons: z.array(z.object({ id: z.int(), title: draftLesson.shape.title })),
    }),
    errors: ['not_found'],
  },

  authoring_publish: {
    access: allowed('admin', 'nobody'),
    summary:
      'Let students see it as it stands. A conflict with the reason `incomplete` brings the `faults`. What students have ' +
      'done stays as it was graded',
    input: z.object({ ...part, contents }),
    output: authoredTree,
    errors: ['not_found', 'conflict'],
  },

  authoring_unpublish: {
    access: allowed('admin', 'nobody'),
    summary:
      'Take it back from students. Where some have studied it, a conflict with the reason `studied` tells how many ' +
      '`students`, unless it is `confirmed`; their results stay',
    input: z.object({ ...part, confirmed: z._default(z.boolean(), false) }),
    output: authoredTree,
    errors: ['not_found', 'conflict'],
  },

  authoring_lesson: {
    access: allowed('admin', 'nobody'),
    summary: 'A lesson as its authors left it, with what is wrong in it',
    input: z.object({ id }),
    output: authoredLesson,
    errors: ['not_found'],
  },

  authoring_lesson_save: {
    access: allowed('admin', 'nobody'),
    summary: `Add a lesson to a module, or keep what is written of it, whole or not. ${stale}`,
    input: z.object({
      id: z.optional(id),
      /** Of a new one. */
      module_id: z.optional(id),
      revision: z.optional(revision),
      /** One opening of the editor, by a random id: what stood when it was opened stays a version of its own. */
      editing: z.optional(requestId),
      document: draftLesson,
    }),
    output: authoredLesson,
    errors: ['not_found', 'conflict'],
  },

  authoring_question_move: {
    access: allowed('admin', 'nobody'),
    summary: `Move a question, or a copy of it, to the end of another lesson of the course. ${stale}`,
    input: z.object({
      lesson_id: id,
      revision,
      question: draftQuestion.shape.id,
      to_lesson_id: id,
      copy: z._default(z.boolean(), false),
    }),
    output: authoredLesson,
    errors: ['not_found', 'conflict'],
  },

  authoring_question_view: {
    access: allowed('admin', 'nobody'),
    summary: 'A question of a lesson as a student will see it; null while it is not whole. Keeps nothing',
    input: z.object({ lesson_id: id, question: draftQuestion, lang }),
    output: z.object({ question: z.nullable(question), faults: z.array(authoringFault) }),
    errors: ['not_found'],
  },

  authoring_versions: {
    access: allowed('admin', 'nobody'),
    summary: 'The versions of a lesson, newest first',
    input: z.object({ lesson_id: id }),
    output: z.array(lessonVersion),
    errors: ['not_found'],
  },

  authoring_version: {
    access: allowed('admin', 'nobody'),
    summary: 'A version of a lesson, whole',
    input: z.object({ version_id: id }),
    output: z.object({ version: lessonVersion, document: draftLesson }),
    errors: ['not_found'],
  },

  authoring_restore: {
    access: allowed('admin', 'nobody'),
    summary: `Make an earlier version of a lesson the newest; the others stay. ${stale}`,
    input: z.object({ version_id: id, revision }),
    output: authoredLesson,
    errors: ['not_found', 'conflict'],
  },

  authoring_medium_add: {
    access: allowed('admin', 'nobody'),
    summary:
      'Make an upload, announced with the metadata `purpose: course`, a file of a course: a picture (kept as WebP), a ' +
      'video or sound that every browser plays, captions (WebVTT or SubRip). A refusal tells the `reason`, and the `name` ' +
      'of a codec or container, the `line` of captions, or `max_mb`',
    input: z.object({ course_id: id, upload_id: uploadId }),
    output: authoredMedium,
    errors: ['not_found', 'conflict', 'file.type_not_allowed', 'file.too_large', 'server.busy'],
  },
})
