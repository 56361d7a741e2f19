import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import type { Executor } from '../../database/database.ts'
import { settingValue, typedSetting } from '../../database/settings-store.ts'
import type { Localized } from '../../i18n/localized.ts'

const CHAT_LINKS = 'chat_links'

export interface ChatLink {
  course_id: number
  link: string
}

/** The list as the office left it. */
export const chatLinks = typedSetting<readonly ChatLink[]>(
  CHAT_LINKS,
  z.array(z.object({ course_id: z.int(), link: z.string() })),
  [],
)

/** Stores the list. This invalidates cached courses: a link is part of their content. */
export async function saveChatLinks(
  db: Executor,
  links: readonly ChatLink[],
  by: { staffId: number; at: Date },
): Promise<void> {
  await chatLinks.save(db, links, by)
  await renewContent(db)
}

/** Invalidates the content of all courses that processes keep in memory: something it is made of has changed. */
export async function renewContent(db: Executor): Promise<void> {
  await sql`update courses set position = position`.execute(db)
}

/** The chat of the course in `courses.id`: the first of the office's list, else the one of its archive. */
export const chatLinkOfCourse: RawBuilder<string | null> = sql`coalesce(
  (
    select entry.value ->> 'link'
    from jsonb_array_elements(${settingValue(CHAT_LINKS)}) with ordinality as entry (value, place)
    where (entry.value ->> 'course_id')::integer = courses.id
    order by entry.place limit 1
  ),
  courses.chat_link
)`

export async function listCourseTitles(db: Executor): Promise<{ id: number; title: Localized }[]> {
  const rows = await db
    .selectFrom('courses')
    .select(['id', 'title'])
    .where('published', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows as { id: number; title: Localized }[] // jsonb as the importer wrote it
}
