import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { Localized } from '../../../i18n/localized.ts'

export interface CourseModules {
  id: number
  title: Localized
  modules: { id: number; title: Localized }[]
}

/** The published courses with those of their modules that have a lesson, in the order of the path. */
export async function listModulesToOpen(db: Executor): Promise<CourseModules[]> {
  const { rows } = await sql<CourseModules>`
    select courses.id, courses.title,
      jsonb_agg(jsonb_build_object('id', modules.id, 'title', modules.title) order by modules.position) as modules
    from courses
    join modules on modules.course_id = courses.id and not modules.retired
    where courses.published
      and exists (select from lessons where lessons.module_id = modules.id and not lessons.retired)
    group by courses.id
    order by courses.position, courses.id`.execute(db)
  return rows
}
