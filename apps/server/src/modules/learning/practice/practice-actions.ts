import {
  limits,
  questionSet,
  SchoolError,
  studentActions,
  type Lang,
  type PracticeDraft,
  type QuestionType,
  type WorkPlace,
} from '@qadam/contract'
import { handle, type ActionContext } from '../../../actions/action-handler.ts'
import { say } from '../../../i18n/localized.ts'
import { lacksConsent } from '../../access/consents/index.ts'
import { findLesson } from '../courses/index.ts'
import { findQuestionPlace, listPlaces, requireOpenQuestion, type QuestionPlace } from '../questions/index.ts'
import { listSubmissionsOf, listVersions, presentFile, presentSubmission } from '../submissions/index.ts'
import { listDraftUploads } from '../uploads/index.ts'
import { findDraft, saveDraft, type DraftRecord } from './drafts-store.ts'

const isPractice = (type: QuestionType) => questionSet(type) === 'practice'

async function presentDraft(
  { db, actor, media, now }: ActionContext,
  questionId: number,
  draft: DraftRecord | undefined,
): Promise<PracticeDraft> {
  const files = await listDraftUploads(db, actor.id, questionId)
  return {
    text: draft?.text ?? '',
    revision: draft?.revision ?? 0,
    saved_at: draft?.saved_at.toISOString() ?? null,
    files: files.map((file) => ({
      ...presentFile(file, (key) => media.url(key, now)),
      upload_id: file.upload_id,
    })),
  }
}

function presentPlace(place: QuestionPlace, lang: Lang): WorkPlace {
  return {
    course_id: place.course_id,
    module_id: place.module_id,
    lesson_id: place.lesson_id,
    lesson_title: say(place.lesson_title, lang),
    question_type: place.question_type,
  }
}

export const practiceActions = {
  submissions: handle(
    studentActions.submissions,
    async ({ db, actor, lang, media, now }, { question_id, page = 1 }) => {
      const limit = limits.practice.submissionsPage
      const slice = { limit, offset: (page - 1) * limit }
      const records =
        question_id === undefined
          ? await listSubmissionsOf(db, actor.id, slice)
          : await listVersions(db, actor.id, question_id, slice)
      if (question_id !== undefined && page === 1 && records.length === 0) {
        // Nothing submitted yet is an empty list; a question of a course that is not theirs is not found.
        const place = await findQuestionPlace(db, question_id)
        if (!place || !(await findLesson(db, actor.id, place.lesson_id))) throw new SchoolError('not_found')
      }
      const places =
        question_id === undefined
          ? await listPlaces(
              db,
              records.map((record) => record.question_id),
            )
          : undefined
      return records.map((record) => {
        const place = places?.get(record.question_id)
        const shown = presentSubmission(record, (key) => media.url(key, now))
        return place ? { ...shown, place: presentPlace(place, lang) } : shown
      })
    },
  ),

  practice_draft: handle(studentActions.practice_draft, async (context, { question_id }) => {
    const { question } = await requireOpenQuestion(context, question_id, isPractice)
    const { db, actor } = context
    const draft = await presentDraft(context, question_id, await findDraft(db, actor.id, question_id))
    return question.type === 'voice' ? { ...draft, needs_consent: await lacksConsent(db, actor.id) } : draft
  }),

  practice_draft_save: handle(
    studentActions.practice_draft_save,
    async (context, { question_id, text, revision }) => {
      const { db, actor, now } = context
      await requireOpenQuestion(context, question_id, isPractice)
      const saved = await saveDraft(db, actor.id, question_id, { text, revision, now })
      if (saved) return { revision: saved.revision, saved_at: saved.saved_at.toISOString() }
      const newer = await findDraft(db, actor.id, question_id)
      // The reply to a save may have been lost: what is there already needs no second one.
      if (newer?.text === text) return { revision: newer.revision, saved_at: newer.saved_at.toISOString() }
      throw new SchoolError('conflict', { draft: await presentDraft(context, question_id, newer) })
    },
  ),
}
