import { limits } from '@qadam/contract'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { Localized } from '../../../i18n/localized.ts'
import type { VideoSums } from './video-curve.ts'

/** Going back a few seconds is a second look, however long the stretches of a long video are. */
const LOOKED_BACK_TENTHS = 50

export interface VideoRecord {
  id: number
  course_id: number
  lesson_title: Localized
  order_number: number
  media: string
  duration_s: number
}

const columns = sql`
  questions.id, lessons.course_id, lessons.title as lesson_title, questions.order_number,
  questions.content -> 'fields' ->> 'media' as media,
  (questions.content -> 'fields' ->> 'duration_s')::float8 as duration_s`

/** The videos of a course in its order. */
export async function listVideos(db: Executor, courseId: number): Promise<VideoRecord[]> {
  const { rows } = await sql<VideoRecord>`
    select ${columns} from lessons
    join questions on questions.lesson_id = lessons.id and questions.type = 'video' and not questions.retired
    where lessons.course_id = ${courseId} and not lessons.retired
    order by lessons.path_order, questions.order_number`.execute(db)
  return rows
}

export async function findVideo(db: Executor, questionId: number): Promise<VideoRecord | undefined> {
  const { rows } = await sql<VideoRecord>`
    select ${columns} from questions join lessons on lessons.id = questions.lesson_id
    where questions.id = ${questionId} and questions.type = 'video' and not questions.retired
      and not lessons.retired`.execute(db)
  return rows[0]
}

/**
 * What all who watched a video come to: two reads of their rows by one index, whatever the length of the video. Nobody
 * can go on without having watched what is before, so that how far students came says which stretches they watched.
 */
export async function sumVideo(
  db: Executor,
  { id, media, duration_s }: VideoRecord,
  count: number,
): Promise<VideoSums> {
  const width_s = duration_s / count
  const reached = await sql<{ stretches: number; students: number }>`
    select least(${count}::int, floor((watched_s + ${limits.video.endTolerance_s}::float8) / ${width_s}::float8)::int)
      as stretches, count(*)::int as students
    from video_progress where question_id = ${id} and media = ${media} and watched_s > 0
    group by 1`.execute(db)
  const again = await sql<{ place: number; times: number; students: number }>`
    select place::int, sum(tenths) / ${10 * width_s}::float8 as times,
      count(*) filter (where tenths >= ${Math.min(5 * width_s, LOOKED_BACK_TENTHS)}::float8)::int as students
    from video_progress cross join lateral unnest(again) with ordinality as each (tenths, place)
    where question_id = ${id} and media = ${media} and again is not null
    group by place`.execute(db)
  return { reached: reached.rows, again: again.rows }
}
