import { call } from '../../../platform/call.ts'
import type { Beat, BeatOptions, BeatReply } from './player/heartbeat.ts'
import { patchQuestion } from './questions-query.ts'

/** A heartbeat that takes longer is merged into the next one. */
const TIMEOUT_MS = 8000

/** Reports the position of a video and how much of it was played. @throws CallError */
export function sendVideoProgress(questionId: number, beat: Beat, options: BeatOptions): Promise<BeatReply> {
  return call('video_progress', { question_id: questionId, ...beat }, { timeout_ms: TIMEOUT_MS, ...options })
}

/** Caches the watch progress that the server believes with the question, so that the step resumes from there. */
export function keepVideoProgress(
  lessonId: number,
  questionId: number,
  reply: BeatReply,
  position_s: number,
): void {
  patchQuestion(lessonId, questionId, (question) => {
    const { video } = question.other
    if (!video) return question
    const { watched_s, completed } = reply
    return {
      ...question,
      other: { ...question.other, video: { ...video, watched_s, completed, position_s } },
    }
  })
}
