import type { HelperMessage } from '@qadam/contract'
import { renderComment } from '../questions/index.ts'
import type { MessageRecord } from './helper-store.ts'

/** A message as student and teacher read it. */
export function presentMessage({
  role,
  content,
  level,
  answered_by,
  created_at,
}: MessageRecord): HelperMessage {
  return {
    role,
    content,
    html: renderComment(content),
    level,
    answered_by,
    created_at: created_at.toISOString(),
  }
}
