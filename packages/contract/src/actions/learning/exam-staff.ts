import * as z from 'zod/mini'
import { defineStaffActions } from '../../define-staff-actions.ts'
import { bankQuestionDraft, examBank } from '../../entities/exam-bank.ts'
import { recentSitting, studentExam } from '../../entities/exam-sitting.ts'
import { id, noInput } from '../../fields.ts'
import { limits } from '../../limits.ts'
import { defineList } from '../../list.ts'

export const sittingsList = defineList('exam_recent', {
  summary:
    'The newest sittings of the own students, without their answers; `next` is the `before` of the following page',
  search: {},
  paging: 'before',
  pagesize: limits.exam.sittingsPage,
  row: recentSitting,
})

export const examStaffActions = defineStaffActions({
  ...sittingsList.actions,

  exam_bank: {
    summary: 'The questions that the placement exam draws from, with their keys and figures',
    input: noInput,
    output: examBank,
    errors: [],
  },

  exam_question_save: {
    summary:
      'Keep a question of the bank, new or changed; sittings that ask it go on as they are. A conflict has `newer` (the ' +
      'question as somebody else saved it since this revision was read), or a `reason`: too_many, duplicate (with the ' +
      '`question_id` that asks the same)',
    input: bankQuestionDraft,
    output: z.object({ id: z.int(), bank: examBank }),
    errors: ['not_found', 'conflict'],
  },

  exam_question_retire: {
    summary:
      'Draw a question no more, or again; its history stays. A conflict has the `reason` too_few: a part must have as many ' +
      'as it asks',
    input: z.object({ question_id: id, retired: z.boolean() }),
    output: examBank,
    errors: ['not_found', 'conflict'],
  },

  exam_grant: {
    summary: 'Let a student take the exam, or take it again; a sitting that runs must end first (conflict)',
    input: z.object({ student_id: id }),
    output: studentExam,
    errors: ['not_found', 'conflict'],
  },

  exam_sittings: {
    summary: 'The sittings of a student, with answers and times',
    input: z.object({ student_id: id }),
    output: studentExam,
    errors: ['not_found'],
  },
})
