import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type * as z from 'zod/mini'
import { differencesOf, EditConflict, mergeMine, newerOf } from './edit-conflict.tsx'

interface SavedBy {
  saved_by: string | null
  saved_at: string | null
}

export interface Sent<Saved, Draft> {
  draft: Draft
  /** What the draft was made from: its revision tells the server whether somebody else saved since. */
  base: Saved | undefined
}

export interface ConflictFormOptions<Saved, Draft, Reply> {
  /** What is changed, as it was read; undefined for a new one. */
  saved: Saved | undefined
  /** What a refusal brings with it where somebody else saved. */
  newer: z.ZodMiniType<NoInfer<Saved> & SavedBy>
  draftOf: (saved: Saved | undefined) => Draft
  /** @param rebase what was sent is saved in part: sent again, it changes this. */
  send: (sent: Sent<Saved, Draft>, rebase: (saved: Saved) => void) => Promise<Reply>
  onSaved: (reply: Reply) => void
  onError?: (failure: Error, sent: Sent<Saved, Draft>) => void
  /** Theirs was taken. */
  onTaken?: () => void
  /** Of a conflict: the name of a field, and how its value is written. */
  labelOf: (field: keyof Draft) => string
  wordOf: (value: unknown, field: keyof Draft) => string
}

export interface ConflictForm<Saved, Draft, Reply> {
  draft: Draft
  change: (part: Partial<Draft>) => void
  base: Saved | undefined
  /** Saves what is typed, unless a save is on its way. */
  send: () => void
  isBusy: boolean
  reply: Reply | undefined
  /** What failed, but a conflict, which `conflict` shows. */
  failure: Error | null
  /** Where somebody else saved meanwhile: who, what differs and a choice. */
  conflict: ReactNode
}

/** A form whose save is refused where somebody else saved since it was opened; what was typed stands until one chooses. */
export function useConflictForm<Saved extends object, Draft extends object, Reply>({
  saved,
  newer: schema,
  draftOf,
  send,
  onSaved,
  onError,
  onTaken,
  labelOf,
  wordOf,
}: ConflictFormOptions<Saved, Draft, Reply>): ConflictForm<Saved, Draft, Reply> {
  // As it was read, or as the last conflict told: what stands behind the form may be read again meanwhile.
  const [base, setBase] = useState(saved)
  const [draft, setDraft] = useState(() => draftOf(saved))
  const save = useMutation({
    mutationFn: async (sent: Sent<Saved, Draft>) => await send(sent, setBase),
    onSuccess: onSaved,
    onError,
    // A reply may hold a password, which stays nowhere once it was read.
    gcTime: 0,
  })
  const newer = newerOf(save.error, schema)
  function settle(theirs: Saved, next: Draft): void {
    setBase(theirs)
    setDraft(next)
    save.reset()
  }
  const was = draftOf(base)
  return {
    draft,
    change: (part) => setDraft((now) => ({ ...now, ...part })),
    base,
    send: () => !save.isPending && save.mutate({ draft, base }),
    isBusy: save.isPending,
    reply: save.data,
    failure: newer ? null : save.error,
    conflict: newer && (
      <EditConflict
        saved={newer}
        differences={differencesOf({ base: was, mine: draft, newer: draftOf(newer) }, labelOf, wordOf)}
        onTake={() => {
          settle(newer, draftOf(newer))
          onTaken?.()
        }}
        onKeep={() => {
          const merged = mergeMine(was, draft, draftOf(newer))
          settle(newer, merged)
          save.mutate({ draft: merged, base: newer })
        }}
      />
    ),
  }
}
