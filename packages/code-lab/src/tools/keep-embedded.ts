import { embeddedContent, isEmbedded, mediaType } from '../project/media.ts'
import type { Project } from '../project/project.ts'
import type { MediaPort } from './ports.ts'

/** The project with its embedded media uploaded, under the names its code uses. All of them or none. */
export async function keepEmbedded(
  project: Project,
  keep: NonNullable<MediaPort['upload']>,
): Promise<Project> {
  const media: [string, string][] = []
  const options = { signal: new AbortController().signal, onProgress: () => undefined }
  for (const [name, value] of Object.entries(project.media)) {
    if (!isEmbedded(value)) media.push([name, value])
    else {
      const file = new File([embeddedContent(value)], name, { type: mediaType(name) ?? '' })
      media.push([name, (await keep(file, options)).address])
    }
  }
  return { files: project.files, media: Object.fromEntries(media) }
}
