import { sql, type RawBuilder } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import { settingValue } from '../../../database/settings-store.ts'
import { say, type Localized } from '../../../i18n/localized.ts'
import { defineSetting } from '../../base/school/index.ts'

const CHAT_LINKS = 'chat_links'

/** The list as the office left it. A link is part of the content that processes keep in memory. */
export const chatLinkSetting = defineSetting('chat_links', {
  stored: { read: (links) => ({ links }), write: ({ links }) => links },
  afterSave: async (db) => await renewContent(db),
  words: ({ values: { links } }) => ({
    links: links.map(({ course_id, link }) => `${course_id}: ${link}`).join('\n'),
  }),
  state: async ({ lang }, { db }) => {
    const courses = await listCourseTitles(db)
    return { courses: courses.map(({ id, title }) => ({ id, title: say(title, lang) })) }
  },
})

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
