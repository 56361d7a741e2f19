import i18next from 'i18next'
import { refreshUser } from '../../access/accounts/use-user.ts'
import { lessonProgressed } from '../courses/lesson-progress.ts'
import type { SentWork } from '../practice/hand-ins.ts'
import { practiceWorkspace, type PracticeWorkspace } from '../practice/practice-workspace.ts'
import { handedIn } from '../practice/practice-queries.ts'
import { patchQuestion } from '../questions/questions-query.ts'
import { errorText } from '@qadam/web/error-text'
import { logEvent } from '../../../platform/event-log.ts'
import { loadStudyTexts } from '../../../platform/i18n/start.ts'
import { playSound } from '../../../platform/sound.ts'
import { fireStreakShot } from '../../rewards/streaks/streak-shot.ts'
import { showToastWhenQuiet } from '../../../platform/toast-when-quiet.ts'

const followed = new WeakSet<PracticeWorkspace>()
const onScreen = new Set<number>()

/** Opens the practice of an account and does all that follows when the server accepts a submission. */
export function followHandIns(accountId: number): PracticeWorkspace {
  const workspace = practiceWorkspace(accountId)
  if (!followed.has(workspace)) {
    followed.add(workspace)
    workspace.onSent((sent) => void settle(sent, accountId))
    workspace.onRefused(({ question_id }, error) => void notifyOfRefusal(question_id, error))
  }
  return workspace
}

/** The screen of this question reports the outcome of its submission itself. Returns what ends that. */
export function tellsOf(questionId: number): () => void {
  onScreen.add(questionId)
  return () => onScreen.delete(questionId)
}

async function settle({ handIn, result }: SentWork, accountId: number): Promise<void> {
  const { question_id, lesson_id } = handIn
  const { submission } = result
  logEvent('practice_submitted', `question ${question_id}, version ${submission?.version ?? '?'}`)
  playSound('correct-ans')
  if (result.strike_added) fireStreakShot()
  if (submission) {
    patchQuestion(lesson_id, question_id, (question) => ({ ...question, submission }))
    handedIn(submission, accountId)
  }
  await Promise.allSettled([lessonProgressed(), refreshUser()])
  if (onScreen.has(question_id)) return
  await loadStudyTexts()
  await showToastWhenQuiet('success', i18next.t('practice.pending.sent'))
}

async function notifyOfRefusal(questionId: number, error: unknown): Promise<void> {
  if (onScreen.has(questionId)) return
  await loadStudyTexts()
  await showToastWhenQuiet('error', i18next.t('practice.pending.refused'), { text: errorText(error) })
}
