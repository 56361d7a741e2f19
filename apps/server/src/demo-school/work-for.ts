import { createReadStream } from 'node:fs'
import { copyFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { demoFiles, demoTexts, demoVoices, type DemoFile } from '@qadam/demo'
import type { UploadedPart } from '../actions/action-handler.ts'
import { practiceDemands, starterOf, type StoredQuestion } from '../modules/learning/questions/index.ts'

export interface DemoWork {
  answer: unknown
  files: readonly DemoFile[]
}

/**
 * What a student of the demo submits for an assignment; undefined where the demo has nothing for it.
 * @param turn selects one of the prepared submissions.
 * @param isWhole false for a first version that the teacher rejects.
 */
export function workFor(
  task: StoredQuestion,
  name: string,
  turn: number,
  isWhole: boolean,
): DemoWork | undefined {
  const take = <T>(kinds: readonly T[] | undefined): T | undefined => kinds?.[turn % kinds.length]
  switch (practiceDemands(task).kind) {
    case 'text': {
      const text = take(demoTexts[name])
      return text === undefined ? undefined : { answer: isWhole ? text : `${text} …`, files: [] }
    }
    case 'files': {
      const voice = take(demoVoices[name])
      const files = take(demoFiles[name]) ?? (voice && [voice])
      return files && { answer: 'file', files }
    }
    case 'project':
      return { answer: { files: programFor(task, isWhole), media: {} }, files: [] }
  }
}

function programFor(task: StoredQuestion, isWhole: boolean): Record<string, string> {
  const { solution } = task.key.answer as { solution: Record<string, string> | null } // parsed by the type's schema
  const files = { ...starterOf(task, 'uz'), ...solution }
  if (isWhole) return files
  // Broken off before its end.
  const half = (text: string) =>
    text
      .split('\n')
      .slice(0, Math.ceil(text.split('\n').length * 0.6))
      .join('\n')
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [name, half(text)]))
}

/** Hands the samples over as files of a form, which may be taken away; a sample stays. */
export async function withParts<T>(
  files: readonly DemoFile[],
  handOver: (parts: readonly UploadedPart[]) => Promise<T>,
): Promise<T> {
  if (files.length === 0) return await handOver([])
  const folder = await mkdtemp(path.join(os.tmpdir(), 'qadam-demo-'))
  try {
    const parts: UploadedPart[] = []
    for (const [index, file] of files.entries()) {
      const copy = path.join(folder, `${index}`)
      await copyFile(file.path, copy)
      parts.push({
        field: 'file',
        fileName: file.name,
        path: copy,
        size: (await stat(copy)).size,
        open: () => createReadStream(copy),
        bytes: async () => await readFile(copy),
      })
    }
    return await handOver(parts)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
