import type { Submission } from '@qadam/contract'
import { previewKind } from '@qadam/ui/preview-kind'

/** What of a version can be compared line by line: the written answer under '', files of text and code by name. */
export type VersionTexts = Readonly<Record<string, string>>

const LONGEST_BYTES = 300_000

const isReadable = ({ type, name, size }: Submission['files'][number]): boolean =>
  size <= LONGEST_BYTES && previewKind(type, name) === 'text'

export function hasTexts({ text, project, files }: Submission): boolean {
  return Boolean(text) || project !== undefined || files.some(isReadable)
}

/** The texts of a version; files are fetched. @throws where one of them does not arrive. */
export async function textsOf(submission: Submission, signal?: AbortSignal): Promise<VersionTexts> {
  const fetched = await Promise.all(
    submission.files.filter(isReadable).map(async ({ name, url }) => {
      const reply = await fetch(url, { signal })
      if (!reply.ok) throw new Error(`${name}: ${reply.status}`)
      return [name, await reply.text()] as const
    }),
  )
  return {
    ...(submission.text !== undefined && { '': submission.text }),
    ...submission.project?.files,
    ...Object.fromEntries(fetched),
  }
}

/** The names in either version, those of the newer first. */
export function namesOf(before: VersionTexts, after: VersionTexts): string[] {
  return [...new Set([...Object.keys(after), ...Object.keys(before)])]
}
