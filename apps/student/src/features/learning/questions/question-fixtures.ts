import type { Option, Question, QuestionType, Submission, Video } from '@qadam/contract'

/** Questions for tests; what a test asserts it states itself. */
export const videoOf = (over: Partial<Video> = {}): Video => ({
  src: '/media/video.mp4',
  poster: null,
  duration_s: 60,
  watched_s: 0,
  position_s: 0,
  completed: false,
  captions: [],
  ...over,
})

interface QuestionParts {
  id?: number
  order_number?: number
  type?: QuestionType
  video?: Video
  read?: boolean
  options?: Option[]
  template?: { language: string; code: string }
  submission?: Submission['status']
}

export function questionOf(parts: QuestionParts = {}): Question {
  const { id = 1, order_number = id, type = 'info', video, read, options = [], template, submission } = parts
  return {
    id,
    order_number,
    type,
    tip: null,
    question: '<p>?</p>',
    other: { options, answer_id: null, hint: null, success_message: null, video, read, template },
    result: null,
    submission: submission ? submissionOf(id, submission) : null,
  }
}

const submissionOf = (question_id: number, status: Submission['status']): Submission => ({
  submission_id: 1,
  question_id,
  version: 1,
  status,
  reviewer: null,
  teacher_comment: null,
  score: null,
  coins_awarded: null,
  points_awarded: null,
  submittedAt: '2026-03-02T12:00:00.000Z',
  reviewed_at: null,
  due_at: null,
  files: [],
})
