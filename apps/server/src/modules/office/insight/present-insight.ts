import type { CourseInsight, Lang, QuestionInsight, SchoolFigures } from '@qadam/contract'
import { z } from 'zod'
import { say, type Localized } from '../../../i18n/localized.ts'
import { addDays, type SchoolDay } from '../../base/calendar/index.ts'
import { discriminationOf, flagsOf } from './question-health.ts'
import type { LessonSums, QuestionRecord } from './learning-days-store.ts'
import type { SchoolDayRecord } from './school-days-store.ts'

/** The days from `from` on without gaps, with the coins that students held at the end of each. */
export function presentDays(
  records: readonly SchoolDayRecord[],
  { from, count, coinsBefore }: { from: SchoolDay; count: number; coinsBefore: number },
): SchoolFigures[] {
  const byDay = new Map(records.map((record) => [record.day, record]))
  let coins = coinsBefore
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(from, index)
    const record = byDay.get(day)
    coins += (record?.coins_given ?? 0) - (record?.coins_spent ?? 0)
    return {
      day,
      active: record?.active ?? 0,
      lessons: record?.lessons ?? 0,
      decided: record?.decided ?? 0,
      in_time: record?.in_time ?? 0,
      coins_given: record?.coins_given ?? 0,
      coins_spent: record?.coins_spent ?? 0,
      coins,
      payments: record?.payments ?? 0,
      paid: record?.paid ?? 0,
    }
  })
}

export function presentCourse(
  course: { id: number; title: Localized },
  lessons: readonly LessonSums[],
  questions: readonly QuestionRecord[],
  lang: Lang,
): Omit<CourseInsight, 'videos'> {
  return {
    course: { id: course.id, title: say(course.title, lang) },
    lessons: lessons.map((lesson) => ({
      id: lesson.id,
      title: say(lesson.title, lang),
      type: lesson.type,
      module_title: say(lesson.module_title, lang),
      // Days are counted one by one: it may be opened on one that is not counted yet, but nobody finishes what they did not reach.
      reached: Math.max(lesson.reached, lesson.finished),
      finished: lesson.finished,
      median_min: lesson.median_min,
    })),
    questions: questions.map((question) => presentQuestion(question, lang)),
  }
}

function presentQuestion(question: QuestionRecord, lang: Lang): QuestionInsight {
  const discrimination = discriminationOf(question)
  return {
    id: question.id,
    lesson_id: question.lesson_id,
    lesson_title: say(question.lesson_title, lang),
    type: question.type,
    order_number: question.order_number,
    text: beginningOf(question.content, lang),
    tries: question.tries,
    share: question.tries === 0 ? null : question.correct / question.tries,
    discrimination: discrimination === undefined ? null : Math.round(discrimination * 100) / 100,
    flags: flagsOf(question),
  }
}

const stored = z.object({ text: z.object({ uz: z.string(), ru: z.string().optional() }) })
const SHOWN = 120

/** The text of a question, without its markup. */
function beginningOf(content: unknown, lang: Lang): string {
  const read = stored.safeParse(content)
  if (!read.success) return ''
  const text = say(read.data.text, lang)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const letters = [...text]
  return letters.length <= SHOWN ? text : `${letters.slice(0, SHOWN - 1).join('')}…`
}
