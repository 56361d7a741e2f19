import type { ReviewPage, ReviewRow, Submission } from '@qadam/contract'

/** A row of the queue as the server sends it; what a test does not speak of is filled in. */
export function reviewRowOf(submission_id: number, over: Partial<ReviewRow> = {}): ReviewRow {
  return {
    submission_id,
    question_id: 5,
    version: 1,
    status: 'uploaded',
    reviewer: null,
    teacher_comment: null,
    score: null,
    coins_awarded: null,
    points_awarded: null,
    submittedAt: '2026-11-20T08:00:00.000Z',
    reviewed_at: null,
    due_at: '2026-11-21T08:00:00.000Z',
    files: [],
    student: { id: 1, first_name: 'Madina', last_name: 'Karimova', avatar: 'stork', group: null },
    question: {
      id: 5,
      type: 'text',
      lesson_id: 3,
      lesson_title: 'Amaliyot',
      lesson_type: 'Practice',
      module_id: 2,
      course_id: 1,
      course_title: 'Python asoslari',
    },
    claim: null,
    ...over,
  }
}

/** A submission as its review shows it: this version alone unless others are given, newest first. */
export function reviewPageOf(submission_id: number, over: Partial<ReviewPage> = {}): ReviewPage {
  const row = reviewRowOf(submission_id, over)
  const version: Submission = { ...row, text: 'Mening javobim' }
  return {
    ...row,
    text: 'Mening javobim',
    student_opens: true,
    task: {
      html: '<p>Yozing</p>',
      tip: null,
      language: null,
      checks: [],
      server_checks: true,
      max_s: null,
      words: null,
    },
    versions: [version],
    paid_before: { points: 0, coins: 0 },
    decisions: [],
    ...over,
  }
}
