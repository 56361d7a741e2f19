import type { DraftCourse, DraftModule } from '@qadam/contract'

/** What authors write of a course itself, without what a record of it has besides. */
export function courseWords({ title, description, cover, interleaved }: DraftCourse): DraftCourse {
  return { title, description, cover, ...(interleaved && { interleaved }) }
}

/** The same of a module. */
export function moduleWords({ title, description, checkpoint }: DraftModule): DraftModule {
  return { title, description, ...(checkpoint && { checkpoint }) }
}
