import { questionSet, studentActions } from '@qadam/contract'
import { handle } from '../../../actions/action-handler.ts'
import { requireOpenLesson, settleLesson } from '../courses/index.ts'
import { filmsOf } from '../films/index.ts'
import { listNewestSubmissions } from '../submissions/index.ts'
import { questionsByIds, questionsOfLesson } from './lesson-content.ts'
import { requireOpenQuestion } from './open-question.ts'
import { presentQuestion, type GivenAnswer } from './present-question.ts'
import {
  findVideoProgress,
  saveInfoRead,
  saveVideoProgress,
  isLessonOpened,
  readProgress,
  startWatching,
  takeWatchClock,
  progressSoFar,
} from './questions-store.ts'
import { addStretch, rewatchedStretch } from './rewatching.ts'
import { seedOf } from './shuffle.ts'
import { videoType } from './types/video.ts'
import { believedWatched, isWatchedWhole } from './watching.ts'

/** The seed of a student's attempt: known before it starts, so that the order shown before stays. */
export function attemptSeed(personId: number, lessonId: number, attemptsBefore: number): number {
  return seedOf(personId, lessonId, attemptsBefore)
}

export const questionsActions = {
  lesson_questions: handle(
    studentActions.lesson_questions,
    async ({ db, actor, lang, now, media }, { lesson_id }) => {
      const lesson = await requireOpenLesson(db, actor.id, lesson_id, progressSoFar(actor.id, lesson_id))
      const progress = readProgress(lesson.along)
      const { last } = progress
      const drawn =
        lesson.type === 'Checkpoint'
          ? await questionsByIds(db, db, lesson, last?.question_ids ?? [])
          : undefined
      const questions = drawn ?? (await questionsOfLesson(db, db, lesson))
      const shown = questions.flatMap(({ type, content }) =>
        type === 'video' ? [videoType.content.parse(content.fields).media] : [],
      )
      const films = { of: await filmsOf(db, db, shown, now), url: (key: string) => media.filmUrl(key, now) }
      const videos = new Map(progress.videos.map((video) => [video.question_id, video]))
      const isUnwatched = questions.some(({ id, type }) => type === 'video' && !videos.get(id)?.completed)
      const opening = { sessionHash: actor.sessionHash, lessonId: lesson.id }
      if (isUnwatched) await startWatching(db, actor.id, opening, now)
      const read = new Set(progress.reads)
      const exercises = Map.groupBy(progress.exercises, (done) => done.question_id)
      const answers = new Map<number, GivenAnswer>(
        progress.answers.map((answer) => [answer.question_id, answer]),
      )
      const practice = questions.filter((one) => questionSet(one.type) === 'practice')
      const submissions = await listNewestSubmissions(
        db,
        actor.id,
        practice.map((one) => one.id),
      )
      const running = last?.state === 'open'
      // The order of the last attempt stays until another is taken: its answers are shown as they were given.
      const seed = last?.seed ?? attemptSeed(actor.id, lesson.id, 0)
      // While another test asks it, nothing says what the answer is.
      const hidden = new Set(progress.askedElsewhere)
      return questions.map((question, index) => {
        const isHidden = hidden.has(question.id)
        return presentQuestion(
          question,
          {
            lang,
            seed: seedOf(seed, question.id),
            mediaUrl: (key) => media.url(key, now),
            films,
            video: videos.get(question.id),
            read: read.has(question.id),
            exercises: new Map(exercises.get(question.id)?.map((done) => [done.exercise, done])),
          },
          isHidden ? undefined : answers.get(question.id),
          !isHidden && !running && lesson.test_passed === true ? 'all' : 'given',
          submissions.find((submission) => submission.question_id === question.id),
          drawn?.[index]?.lesson,
        )
      })
    },
  ),

  video_progress: handle(
    studentActions.video_progress,
    async (context, { question_id, position_s, played_s }) => {
      const { db, actor, now } = context
      const { lesson, question } = await requireOpenQuestion(context, question_id, (type) => type === 'video')
      const { duration_s, media } = videoType.content.parse(question.content.fields)
      const opening = { sessionHash: actor.sessionHash, lessonId: lesson.id }
      return await db.transaction().execute(async (transaction) => {
        const tickedAt = await takeWatchClock(transaction, actor.id, now)
        const elapsed_s = tickedAt ? (now.getTime() - tickedAt.getTime()) / 1000 : 0
        const before = await findVideoProgress(transaction, actor.id, question_id)
        // A video that was watched whole has nothing more to gain: its place is remembered in any case.
        if (!before?.completed_at && !(await isLessonOpened(transaction, opening)))
          return { watched_s: before?.watched_s ?? 0, duration_s, completed: false, counted: false }
        const watched_s = believedWatched(
          before?.watched_s ?? 0,
          { position_s, played_s },
          elapsed_s,
          duration_s,
        )
        const completed = isWatchedWhole(watched_s, duration_s)
        const file = before && before.watched_s > 0 ? (before.media ?? media) : media
        const again =
          before && file === media ? rewatchedStretch(before, { position_s, played_s }, elapsed_s) : undefined
        await saveVideoProgress(transaction, {
          person_id: actor.id,
          question_id,
          watched_s,
          position_s: Math.min(position_s, watched_s),
          completed_at: before?.completed_at ?? (completed ? now : null),
          updated_at: now,
          // Whoever watched another file of this video first stays with it: what they believed to have watched is of its
          // pictures, and says nothing of what they see or see again in this one.
          media: file,
          again: again ? addStretch(before?.again ?? null, again, duration_s) : (before?.again ?? null),
        })
        if (completed && !before?.completed_at) await settleLesson(transaction, actor.id, lesson, context)
        return { watched_s, duration_s, completed: completed || Boolean(before?.completed_at), counted: true }
      })
    },
  ),

  info_read: handle(studentActions.info_read, async (context, { question_id }) => {
    const { db, actor, now } = context
    const { lesson } = await requireOpenQuestion(context, question_id, (type) => type === 'info')
    return await db.transaction().execute(async (transaction) => {
      const isFirst = await saveInfoRead(transaction, actor.id, question_id, now)
      if (isFirst) await settleLesson(transaction, actor.id, lesson, context)
      return { completed: true }
    })
  }),
}
