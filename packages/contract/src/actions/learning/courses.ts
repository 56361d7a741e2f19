import * as z from 'zod/mini'
import { openLesson, ownCourses } from '../../access.ts'
import { defineActions } from '../../action.ts'
import { course, lesson, module } from '../../entities/course.ts'
import { id, noInput } from '../../fields.ts'

export const coursesActions = defineActions({
  courses: {
    access: ownCourses,
    summary: 'The courses the student is enrolled in, with progress and the next step of each',
    input: noInput,
    output: z.array(course),
  },

  course_student: {
    access: ownCourses,
    summary: 'One course, as the only item of a list',
    input: z.object({ course_id: id }),
    output: z.array(course),
    errors: ['not_found'],
  },

  course_modules: {
    access: ownCourses,
    summary: 'The modules of a course in order; a named one comes first',
    input: z.object({ course_id: id, module_id: z.optional(id) }),
    output: z.array(module),
    errors: ['not_found'],
  },

  module_lessons: {
    access: ownCourses,
    summary: 'The lessons of a module in order, no id twice; with lesson_id that one only',
    input: z.object({ module_id: id, lesson_id: z.optional(id) }),
    output: z.object({ lessons: z.array(lesson) }),
    errors: ['not_found'],
  },

  next_lesson_access: {
    access: openLesson,
    summary: 'Finish a lesson and open the next one, if the server finds it finished',
    input: z.object({ completed_lesson_id: id }),
    output: z.nullable(z.object({ lesson_id: z.int(), module_id: z.int(), course_id: z.int() })),
    errors: ['not_found', 'lesson.closed', 'lesson.not_finished'],
  },
})
