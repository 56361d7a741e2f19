import * as z from 'zod/mini'
import { allowed } from '../../access.ts'
import { defineActions } from '../../action.ts'
import { bankQuestionDraft, examBank } from '../../entities/exam-bank.ts'
import { recentSitting, studentExam } from '../../entities/exam-sitting.ts'
import { id, noInput } from '../../fields.ts'
import { limits } from '../../limits.ts'
import { defineList } from '../../list.ts'

export const sittingsList = defineList('exam_recent', {
  access: allowed('teacher', 'own groups'),
  summary:
    'The newest sittings of the own students, without their answers; `next` is the `before` of the following page',
  search: {},
  paging: 'before',
  pagesize: limits.exam.sittingsPage,
  row: recentSitting,
})

export const examStaffActions = defineActions({
  ...sittingsList.actions,

  exam_bank: {
    access: allowed('admin', 'nobody'),
    summary: 'The questions that the placement exam draws from, with their keys and figures',
    input: noInput,
    output: examBank,
  },

  exam_question_save: {
    access: allowed('admin', 'nobody'),
    summary:
      'Keep a question of the bank, new or changed; sittings that ask it go on as they are. A conflict has `newer` (the ' +
      'question as somebody else saved it since this revision was read), or a `reason`: too_many, duplicate (with the ' +
      '`question_id` that asks the same)',
    input: bankQuestionDraft,
    output: z.object({ id: z.int(), bank: examBank }),
    errors: ['not_found', 'conflict'],
  },

  exam_question_retire: {
    access: allowed('admin', 'nobody'),
    summary:
      'Draw a question no more, or again; its history stays. A conflict has the `reason` too_few: a part must have as many ' +
      'as it asks',
    input: z.object({ question_id: id, retired: z.boolean() }),
    output: examBank,
    errors: ['not_found', 'conflict'],
  },

  exam_grant: {
    access: allowed('admin', 'own groups'),
    summary: 'Let a student take the exam, or take it again; a sitting that runs must end first (conflict)',
    input: z.object({ student_id: id }),
    output: studentExam,
    errors: ['not_found', 'conflict'],
  },

  exam_sittings: {
    access: allowed('teacher', 'own groups'),
    summary: 'The sittings of a student, with answers and times',
    input: z.object({ student_id: id }),
    output: studentExam,
    errors: ['not_found'],
  },
})
