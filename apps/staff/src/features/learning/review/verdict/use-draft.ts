import { useEffect, useMemo, useState } from 'react'
import { VerdictDrafts, type WorkName } from './verdict-drafts.ts'
import type { VerdictDraft } from './verdict.ts'

/** The draft of a verdict, stored on this device with every change. */
export function useDraft(
  accountId: number,
  { student_id, question_id }: WorkName,
  fallback?: VerdictDraft,
): { draft: VerdictDraft; change: (part: Partial<VerdictDraft>) => void; drop: () => void } {
  const drafts = useMemo(() => new VerdictDrafts(accountId), [accountId])
  const work = useMemo(() => ({ student_id, question_id }), [student_id, question_id])
  const [draft, setDraft] = useState(() => drafts.find(work) ?? fallback ?? drafts.empty)

  useEffect(() => {
    // Another tab edits the same draft: the last write wins.
    const onStorage = ({ key }: StorageEvent) => {
      if (key === drafts.keyOf(work)) setDraft(drafts.find(work) ?? drafts.empty)
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [drafts, work])

  return {
    draft,
    change: (part) => {
      const next = { ...draft, ...part }
      setDraft(next)
      drafts.write(work, next)
    },
    drop: () => drafts.drop(work),
  }
}
