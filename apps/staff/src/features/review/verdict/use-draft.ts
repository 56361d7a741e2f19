import { useEffect, useMemo, useState } from 'react'
import { VerdictDrafts } from './verdict-drafts.ts'
import type { VerdictDraft } from './verdict.ts'

/** The verdict in the making on a submission, kept on this device with every change. */
export function useDraft(
  accountId: number,
  submissionId: number,
  fallback?: VerdictDraft,
): { draft: VerdictDraft; change: (part: Partial<VerdictDraft>) => void; drop: () => void } {
  const drafts = useMemo(() => new VerdictDrafts(accountId), [accountId])
  const [draft, setDraft] = useState(() => drafts.find(submissionId) ?? fallback ?? drafts.empty)

  useEffect(() => {
    // Another tab works on the same submission: the words typed last are the ones that count.
    const onStorage = ({ key }: StorageEvent) => {
      if (key === drafts.keyOf(submissionId)) setDraft(drafts.find(submissionId) ?? drafts.empty)
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [drafts, submissionId])

  return {
    draft,
    change: (part) => {
      const next = { ...draft, ...part }
      setDraft(next)
      drafts.write(submissionId, next)
    },
    drop: () => drafts.drop(submissionId),
  }
}
