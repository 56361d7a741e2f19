import { mediaType } from '../project/media.ts'
import { fileType, type Project } from '../project/project.ts'

/** The files whose code names a medium. */
export function filesNaming(project: Project, medium: string): string[] {
  return Object.keys(project.files).filter((file) => project.files[file]?.includes(medium))
}

/** What brings a medium into a file, in that file's language. */
export function mediaSnippet(medium: string, file: string): string {
  const isVideo = mediaType(medium)?.startsWith('video/') ?? false
  switch (fileType(file)) {
    case 'html':
      return isVideo ? `<video src="${medium}" controls></video>` : `<img src="${medium}" alt="">`
    case 'jsx':
      return isVideo ? `<video src="${medium}" controls />` : `<img src="${medium}" alt="" />`
    case 'css':
      return `url("${medium}")`
    default:
      return `"${medium}"`
  }
}

/** The project with a medium under another name, or without it where there is none. */
export function renameMedium({ files, media }: Project, from: string, to: string | undefined): Project {
  const entries = Object.entries(media).flatMap(([name, value]): [string, string][] => {
    if (name !== from) return [[name, value]]
    return to === undefined ? [] : [[to, value]]
  })
  return { files, media: Object.fromEntries(entries) }
}
