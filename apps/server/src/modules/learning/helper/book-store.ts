import type { Lang } from '@qadam/contract'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { Localized } from '../../../i18n/localized.ts'

/** A text of a lesson. */
export interface PassageRecord {
  text: Localized
  lesson_id: number
  lesson_title: Localized
  module_id: number
  course_id: number
}

interface Wanted {
  terms: readonly (readonly string[])[]
  lang: Lang
  most: number
  near: number | undefined
}

/**
 * Texts of the lessons that a student has opened in which any of these words begins, most of them first. The lessons of
 * one student are few, so they are read as they are, without an index over all texts of the school.
 * @param near a question whose course comes before all others
 * @param terms folded beginnings of words, of each group of which any will do
 */
export async function listPassages(
  db: Executor,
  personId: number,
  { terms, lang, most, near }: Wanted,
): Promise<PassageRecord[]> {
  const query = terms
    .flat()
    .map((term) => `'${term.replaceAll("'", '')}':*`)
    .join(' | ')
  const written = sql`coalesce(questions.content -> 'text' ->> ${lang}, questions.content -> 'text' ->> 'uz')`
  const words = sql`to_tsvector('simple', translate(lower(${written}), 'ёʻʼ’‘''\`´', 'е'))`
  const { rows } = await sql<PassageRecord>`
    with texts as (
      select questions.content -> 'text' as text, lessons.id as lesson_id, lessons.title as lesson_title,
        lessons.module_id, lessons.course_id, ${words} as words
      from lesson_progress
      join lessons on lessons.id = lesson_progress.lesson_id and not lessons.retired
      join courses on courses.id = lessons.course_id and courses.published
      join enrollments on enrollments.course_id = courses.id and enrollments.person_id = lesson_progress.person_id
      join questions on questions.lesson_id = lessons.id and questions.type = 'info' and not questions.retired
      where lesson_progress.person_id = ${personId}
    )
    select text, lesson_id, lesson_title, module_id, course_id
    from texts, to_tsquery('simple', ${query}) asked
    where words @@ asked
    order by course_id is not distinct from (
      select lessons.course_id from questions join lessons on lessons.id = questions.lesson_id
      where questions.id = ${near ?? null}::integer
    ) desc, ts_rank(words, asked, 1) desc, lesson_id
    limit ${most}`.execute(db)
  return rows
}

/** The lesson of a question: its title, and the texts that it teaches by, in their order. */
export async function findLesson(
  db: Executor,
  questionId: number,
): Promise<{ title: Localized; texts: Localized[] } | undefined> {
  const { rows } = await sql<{ title: Localized; texts: Localized[] }>`
    select lessons.title, coalesce(
      (
        select jsonb_agg(infos.content -> 'text' order by infos.order_number) from questions infos
        where infos.lesson_id = lessons.id and infos.type = 'info' and not infos.retired
      ), '[]'
    ) as texts
    from questions join lessons on lessons.id = questions.lesson_id
    where questions.id = ${questionId}`.execute(db)
  return rows[0]
}
