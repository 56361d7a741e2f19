import type { HelperMessage } from '@qadam/contract'
import { renderComments } from '../questions/index.ts'
import type { MessageRecord } from './helper-store.ts'

/** A conversation as student and teacher read it. @param studentId whose it is. */
export async function presentMessages(
  messages: readonly MessageRecord[],
  studentId: number,
): Promise<HelperMessage[]> {
  const html = await renderComments(
    messages.map(({ content }) => content),
    studentId,
  )
  return messages.map(({ role, content, level, answered_by, created_at }, index) => ({
    role,
    content,
    html: html[index] ?? '',
    level,
    answered_by,
    created_at: created_at.toISOString(),
  }))
}
