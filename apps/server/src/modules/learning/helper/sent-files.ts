import { limits } from '@qadam/contract'
import type { UploadedPart } from '../../../actions/action-handler.ts'

/** File name -> text. */
export type CodeFiles = Readonly<Record<string, string>>

const { fileMaxLength, filesMaxLength } = limits.helper
/** Of a file that is larger, nothing is read. */
const READ_BYTES = 1024 * 1024

/**
 * The student's files as text, each cut to what is analysed. What is no text, a picture say, is left out.
 * @param uploads as they came with the form, under any field's name.
 */
export async function readSentFiles(uploads: readonly UploadedPart[]): Promise<CodeFiles> {
  const files: [string, string][] = []
  for (const upload of uploads) {
    const text = upload.size <= READ_BYTES ? textOf(await upload.bytes()) : undefined
    if (text !== undefined) files.push([upload.fileName || `${files.length + 1}.txt`, text])
  }
  return cutFiles(Object.fromEntries(files))
}

/** Files, cut to what is analysed. */
export function cutFiles(files: CodeFiles): CodeFiles {
  let left: number = filesMaxLength
  return Object.fromEntries(
    Object.entries(files).flatMap(([name, text]) => {
      const cut = text.slice(0, Math.min(fileMaxLength, left)).toWellFormed()
      left -= cut.length
      return cut === '' && text !== '' ? [] : [[name, cut]]
    }),
  )
}

function textOf(bytes: Buffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\u0000') ? undefined : text
  } catch {
    return undefined
  }
}
