import * as z from 'zod'
import type { Fault, FileFaultCode } from './fault.ts'
import { archiveLimits } from './limits.ts'
import { type LocalText, markdown, writtenMarkdown } from './fields.ts'
import type { SourceFile } from './source-file.ts'

/** The Markdown files of an archive, by their path without `.uz.md`, and which of them were asked for. */
export type TextFiles = { texts: Map<string, Partial<LocalText>>; used: Set<string> }

/** The content of a text file: without a byte order mark, Windows line ends and the empty end of the file. */
export function cleanText(content: string): string {
  return content
    .replace(/^\uFEFF+/, '')
    .replaceAll(/\r+\n/g, '\n')
    .trimEnd()
}

/** Decodes a file as UTF-8, or reports why it is not UTF-8. */
export async function readTextFile(
  file: SourceFile,
  maxBytes: number,
): Promise<{ text: string } | { fault: Fault }> {
  const refuse = (message: string, code: FileFaultCode = 'not_utf8') => ({
    fault: { code, file: file.path, message },
  })
  if (file.size > maxBytes) return refuse(`the file is larger than ${maxBytes} bytes`, 'large_file')
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.read())
    return text.includes('\u0000') ? refuse('the file holds a NUL character') : { text }
  } catch (error) {
    const isNoUtf8 = error instanceof TypeError
    const reason = isNoUtf8 ? 'it is not UTF-8' : error instanceof Error ? error.message : String(error)
    return refuse(`the file cannot be read: ${reason}`, isNoUtf8 ? 'not_utf8' : 'damaged')
  }
}

/** Reads all of texts/. */
export async function readTexts(files: Iterable<SourceFile>): Promise<{ texts: TextFiles; faults: Fault[] }> {
  const texts: TextFiles = { texts: new Map(), used: new Set() }
  const faults: Fault[] = []
  for (const file of files) {
    if (!file.path.startsWith('texts/')) continue
    const [, name, lang] = file.path.match(/^(.+)\.(uz|ru)\.md$/) ?? []
    if (!name || (lang !== 'uz' && lang !== 'ru')) {
      faults.push({
        code: 'file_name',
        file: file.path,
        message: 'a text must be named NAME.uz.md or NAME.ru.md',
      })
      continue
    }
    const result = await readTextFile(file, archiveLimits.textBytes)
    if ('fault' in result) faults.push(result.fault)
    else texts.texts.set(name, { ...texts.texts.get(name), [lang]: cleanText(result.text) })
  }
  return { texts, faults }
}

/** The schema of Markdown that puts the content of `{file}` in its place. */
export function markdownFrom({ texts, used }: TextFiles) {
  return markdown.transform((value, context): LocalText => {
    if (!('file' in value)) return value
    used.add(value.file)
    const result = writtenMarkdown.safeParse(texts.get(value.file) ?? {})
    if (result.success) return result.data
    for (const issue of result.error.issues) {
      const name = `${value.file}.${String(issue.path[0] ?? 'uz')}.md`
      const message =
        issue.code === 'invalid_type' ? `there is no file ${name}` : `${name}: ${textFault(issue)}`
      context.addIssue({ code: 'custom', message })
    }
    return z.NEVER
  })
}

function textFault(issue: z.core.$ZodIssue): string {
  return issue.code === 'too_big' ? `the text is longer than ${issue.maximum} characters` : issue.message
}
