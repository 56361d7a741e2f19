import { limits } from '@qadam/contract'

/** A line of the list as it is typed. */
export interface ChatLinkDraft {
  key: number
  course: string
  link: string
}

const protocols = ['http:', 'https:', 'tg:']

/** The course's number; undefined for what is none. */
export function courseOf({ course }: ChatLinkDraft): number | undefined {
  const number = Number(course)
  return /^\d+$/.test(course.trim()) && number > 0 && number <= 2_147_483_647 ? number : undefined
}

/** The address; undefined for what leads nowhere, or is no chat's. */
export function linkOf({ link }: ChatLinkDraft): string | undefined {
  const typed = link.trim()
  if (typed.length > limits.chatLinks.maxLength || !URL.canParse(typed)) return undefined
  return protocols.includes(new URL(typed).protocol) ? typed : undefined
}

/** The list to save; undefined as long as a line of it is incomplete. */
export function entriesOf(
  drafts: readonly ChatLinkDraft[],
): { course_id: number; link: string }[] | undefined {
  const entries = []
  for (const draft of drafts) {
    const [course_id, link] = [courseOf(draft), linkOf(draft)]
    if (course_id === undefined || link === undefined) return undefined
    entries.push({ course_id, link })
  }
  return entries
}
