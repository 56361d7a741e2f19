import * as z from 'zod/mini'
import { revision, text, time } from '../fields.ts'
import { limits } from '../limits.ts'

/** The places to write freely: Python, and web pages. */
export const playground = z.enum(['py', 'web'])
export type Playground = z.infer<typeof playground>

/** Where a program belongs: to a compiler question or to a playground. */
export type ProjectPlace = { question_id: number } | { slot: Playground }

/** The same as one word: the question's id, or the playground. */
export type ProjectId = number | Playground

const { maxBytes, maxFiles, maxMedia, nameMaxLength } = limits.project

/** Whether a program in a language may have a file of that name, by its type. */
export function isProgramFile(language: 'python' | 'web', name: string): boolean {
  const web = [...limits.compilerFileTypes, ...limits.compilerDataTypes]
  const types = language === 'python' ? limits.pythonFileTypes : web
  return types.some((type) => name.endsWith(`.${type}`))
}

// The file type of a name is the editor's to check; here it must only be a name and no path.
const fileName = text(nameMaxLength, 1).check(z.regex(/^[\p{L}\p{N}_][\p{L}\p{N}_. -]*$/u))

const named = (most: number) =>
  z.record(fileName, text(maxBytes)).check(z.refine((record) => Object.keys(record).length <= most))

/** What a student edits: file name -> text, media name -> address or data URL. */
export const projectContent = z.object({
  name: z._default(text(100), ''),
  files: named(maxFiles).check(z.refine((files) => Object.keys(files).length > 0)),
  media: z._default(named(maxMedia), {}),
})
export type ProjectContent = z.infer<typeof projectContent>

/** A project as it is saved; `revision` goes up with every save and is 0 for a starter that was not saved yet. */
export const project = z.object({
  name: z.string(),
  files: z.record(z.string(), z.string()),
  media: z.record(z.string(), z.string()),
  revision,
  saved_at: z.nullable(time),
})
export type Project = z.infer<typeof project>

/** A saved state that was replaced and is retained; its content is requested by its revision. */
export const projectVersion = z.object({ revision, saved_at: time, bytes: z.int() })
export type ProjectVersion = z.infer<typeof projectVersion>

const storedMedium = { url: z.string(), type: z.string(), size: z.int() }

/** A medium as it was taken in: `name` is valid and free in the project as it was saved last. */
export const projectMedium = z.object({ name: z.string(), ...storedMedium })
export type ProjectMedium = z.infer<typeof projectMedium>

/** What a student's projects have by address, and the room all their uploads take of what they may. */
export const projectRoom = z.object({
  files: z.array(z.object(storedMedium)),
  used_bytes: z.int(),
  quota_bytes: z.int(),
})
export type ProjectRoom = z.infer<typeof projectRoom>
