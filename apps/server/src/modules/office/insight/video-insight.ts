import { SchoolError, staffActions, type Lang, type VideoInsight } from '@qadam/contract'
import { handle } from '../../../actions/action-handler.ts'
import { tableReply } from '../../../actions/table-reply.ts'
import type { Executor } from '../../../database/database.ts'
import { say } from '../../../i18n/localized.ts'
import { countStretches } from '../../learning/questions/index.ts'
import { stretchColumns } from './insight-columns.ts'
import { findCourseTitle } from './learning-days-store.ts'
import { curveOf, viewersOf } from './video-curve.ts'
import { findVideo, listVideos, sumVideo, type VideoRecord } from './video-curves-store.ts'

export function presentVideo({ id, lesson_title, order_number, duration_s }: VideoRecord, lang: Lang) {
  return { id, lesson_title: say(lesson_title, lang), order_number, duration_s }
}

async function insightOf(db: Executor, record: VideoRecord, lang: Lang): Promise<VideoInsight> {
  const count = countStretches(record.duration_s)
  const sums = await sumVideo(db, record, count)
  return {
    video: presentVideo(record, lang),
    viewers: viewersOf(sums.reached),
    stretches: curveOf(sums, record.duration_s, count),
  }
}

export const videoInsight = handle(staffActions.video_insight, async ({ db, lang }, { question_id }) => {
  const record = await findVideo(db, question_id)
  if (!record) throw new SchoolError('not_found')
  return await insightOf(db, record, lang)
})

export const videoInsightExport = handle(
  staffActions.video_insight_export,
  async (context, { course_id, format }) => {
    const { db, lang } = context
    if (!(await findCourseTitle(db, course_id))) throw new SchoolError('not_found')
    const records = await listVideos(db, course_id)
    async function* pages() {
      for (const record of records) {
        const { video, stretches } = await insightOf(db, record, lang)
        yield stretches.map((stretch) => ({ ...stretch, video }))
      }
    }
    const table = { name: `course-${course_id}-videos`, columns: stretchColumns, pages: pages() }
    return await tableReply(table, { ...context, format })
  },
)
