import { projectContent, type Project, type ProjectVersion } from '@qadam/contract'
import * as z from 'zod/mini'
import { presentMedia } from './project-media.ts'

interface SavedProject {
  content: unknown
  revision: number
  saved_at: Date
}

/** A saved project as its student sees it; its media by addresses that are valid for a day. */
export function presentProject(
  { content, revision, saved_at }: SavedProject,
  mediaUrl: (key: string) => string,
): Project {
  const { name, files, media } = z.parse(projectContent, content)
  return {
    name,
    files,
    media: presentMedia(media, mediaUrl),
    revision,
    saved_at: saved_at.toISOString(),
  }
}

/** What a student starts from where nothing is saved. */
export function presentStarter(files: Record<string, string>): Project {
  return { name: '', files, media: {}, revision: 0, saved_at: null }
}

export function presentVersion(version: { revision: number; bytes: number; saved_at: Date }): ProjectVersion {
  return {
    revision: version.revision,
    saved_at: version.saved_at.toISOString(),
    bytes: version.bytes,
  }
}
