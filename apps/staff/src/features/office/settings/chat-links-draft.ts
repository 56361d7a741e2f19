import { settings, type SettingValue, type SettingValues } from '@qadam/contract'

/** A line of the list as it is typed. */
export type ChatLinkDraft = { key: number; course: string; link: string }

const { course_id, link } = settings.chat_links.schema.shape.links.def.element.shape

/** The course's number; undefined for what is none. */
export function courseOf({ course }: ChatLinkDraft): number | undefined {
  return course_id.safeParse(course.trim()).data
}

/** The address; undefined for what leads nowhere, or is no chat's. */
export function linkOf(draft: ChatLinkDraft): string | undefined {
  return link.safeParse(draft.link.trim()).data
}

/** The lines of a saved list. */
export function draftOf(value: SettingValue): ChatLinkDraft[] {
  const links = value as SettingValues<'chat_links'>['links'] // of its field
  return links.map(({ course_id: course, link: address }, key) => ({
    key,
    course: String(course),
    link: address,
  }))
}

/** The list to save; a line of it that is incomplete makes it none. */
export const linksOf = (drafts: unknown): unknown =>
  (drafts as ChatLinkDraft[]).map((draft) => ({ course_id: courseOf(draft), link: linkOf(draft) })) // what was typed
