import type { Cases } from './staff-cases.ts'

/** Of the placement exam: its sittings, and the bank, which is the office's. */
export function examCases(student_id: number): Cases<'exam_'> {
  const draft = {
    part: 1,
    skill: 'verbs',
    question: 'She ___ tea.',
    right: 'drinks',
    wrong: ['drink', 'drinking', 'to drink'],
  }
  const office = { isOwned: false, isAdmins: true }
  return {
    exam_sittings: { input: { student_id }, bad: [{}, { student_id: '1 or 1=1' }], isOwned: true },
    exam_recent: { input: {}, bad: [{ before: 0 }, { before: 'x' }], isOwned: false },
    exam_grant: { input: { student_id }, bad: [{}, { student_id: -1 }], ...office },
    exam_bank: { input: {}, bad: [], ...office },
    exam_question_save: {
      input: draft,
      bad: [
        {},
        { ...draft, part: 4 },
        { ...draft, part: 0 },
        { ...draft, skill: 'spelling' },
        { ...draft, question: ' ' },
        { ...draft, question: 'x'.repeat(501) },
        { ...draft, right: '\u0000' },
        { ...draft, wrong: ['drink', 'drinking'] },
        { ...draft, wrong: ['drink', 'drinking', 'to drink', 'drank'] },
        // What looks alike is one option.
        { ...draft, wrong: ['drink', 'drinking', ' Drinks '] },
        { ...draft, wrong: ['drink', 'drink', 'to drink'] },
        { ...draft, wrong: 'drink' },
        { ...draft, id: 1 },
        { ...draft, id: 'x', revision: 0 },
      ],
      ...office,
    },
    exam_question_retire: {
      input: { question_id: 1_000_000, retired: true },
      bad: [{}, { question_id: 1 }, { retired: true }, { question_id: 1, retired: 'yes' }],
      ...office,
      // Of a question that does not exist.
      status: 404,
    },
  }
}
