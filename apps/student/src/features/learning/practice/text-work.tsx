import { isOnline } from '@qadam/delivery/connection'
import { useOwned } from '@qadam/delivery/use-owned'
import { isRetryable } from '@qadam/web/is-retryable'
import { requireAccount } from '@qadam/web/require-account'
import { countWords, limits, practiceDraft, type Question } from '@qadam/contract'
import { Skeleton } from '@qadam/ui/skeleton'
import { TextArea } from '@qadam/ui/text-area'
import { useLatest } from '@qadam/ui/use-latest'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { isCallError } from '../../../platform/call-error.ts'
import { call } from '../../../platform/call.ts'
import { mayGoLater } from '../../../platform/may-go-later.ts'
import { session } from '../../../platform/session.ts'
import type { Work, WorkAreaProps } from './practice-work.ts'
import { deliverDraft } from './deliver-draft.ts'
import { DraftConflict } from './draft-conflict.tsx'
import { localDraftDevice } from './local-draft-device.ts'
import { countDraftsAsked, practiceDraftQuery } from './practice-queries.ts'
import { TextDraft, type SavedDraft } from './text-draft.ts'
import { asideDraftKey, textDraftKey } from './text-draft-key.ts'

/** A written answer: stored with every letter, counted against the author's bounds. */
export default function TextWork(props: WorkAreaProps): ReactNode {
  const { question, accountId, labelledBy, base, disabled, onWork, onRefused } = props
  const { t } = useTranslation()
  const [draft] = useState(() => openDraft(accountId, question.id, base?.text ?? ''))
  const state = useSyncExternalStore(draft.subscribe, draft.get)
  const server = useQuery(practiceDraftQuery(accountId, question.id))
  const [askedBefore] = useState(countDraftsAsked)
  useEffect(() => {
    // What was cached when the lesson was left is older than what was typed and saved since.
    if (server.data && server.data.asked > askedBefore) draft.load(server.data.draft)
  }, [draft, server.data, askedBefore])
  useEffect(() => {
    if (server.error && !isRetryable(server.error)) onRefused(server.error)
  }, [server.error, onRefused])
  const isUnknown = useLatest(server.error !== null && isRetryable(server.error))
  const { refetch } = server
  useOwned(
    useCallback(
      () =>
        deliverDraft(draft, {
          accountId,
          of: question.id,
          isUnknown: () => isUnknown.current,
          ask: refetch,
        }),
      [draft, accountId, question.id, isUnknown, refetch],
    ),
  )

  const { text, conflict, save } = state
  const hasConflict = conflict !== undefined
  const report = useEffectEvent(onWork)
  useEffect(() => {
    report(workOf(t, question, text, hasConflict, draft))
  }, [t, question, text, hasConflict, draft])

  const isFirstLook = text === '' && !state.isLoaded && server.isFetching && server.error === null
  if (isFirstLook) return <Skeleton height={170} />
  if (conflict)
    return <DraftConflict mine={text} theirs={conflict.text} onChoose={(chosen) => draft.resolve(chosen)} />
  const { counter, tone } = counterOf(t, question, text)
  return (
    <TextArea
      label={t('practice.text.label')}
      hint={text === '' ? t('practice.text.hint') : undefined}
      aria-describedby={labelledBy}
      value={text}
      disabled={disabled}
      maxLength={limits.practice.textMaxLength}
      minRows={7}
      maxRows={18}
      // A teacher reads what the student can write, not what the device corrects.
      spellCheck={false}
      autoComplete="off"
      onChange={(event) => draft.type(event.target.value)}
      counter={counter}
      counterTone={tone}
      saved={text === '' ? undefined : savedOf(t, save)}
    />
  )
}

function openDraft(accountId: number, questionId: number, start: string): TextDraft {
  const [key, aside] = [textDraftKey(accountId, questionId), asideDraftKey(accountId, questionId)]
  return new TextDraft({
    start,
    isTransient: mayGoLater,
    device: localDraftDevice(key, aside),
    save: async ({ text, revision }) => {
      requireAccount(session, accountId)
      try {
        const input = { question_id: questionId, text, revision }
        // Small enough to outlive the page; browsers allow 64 KB.
        return await call('practice_draft_save', input, { keepalive: text.length < 15_000 })
      } catch (error) {
        const newer = isCallError(error, 'conflict') ? newerDraft(error.details) : undefined
        if (newer) return { conflict: newer }
        throw error
      }
    },
  })
}

function newerDraft({ draft }: Readonly<Record<string, unknown>>): SavedDraft | undefined {
  return z.safeParse(practiceDraft, draft).data
}

function workOf(
  t: TFunction,
  { other }: Question,
  text: string,
  hasConflict: boolean,
  draft: TextDraft,
): Work {
  const missing = (message: string): Work => ({ kind: 'missing', message })
  if (hasConflict) return missing(t('practice.text.conflict'))
  if (text.trim() === '') return missing(t('practice.text.none'))
  const count = countWords(text)
  const { min = null, max = null } = other.words ?? {}
  if (min !== null && count < min) return missing(t('practice.text.too_short', { count: min - count, min }))
  if (max !== null && count > max) return missing(t('practice.text.too_long', { count: count - max, max }))
  if (text.length > limits.practice.textMaxLength) return missing(t('practice.text.too_big'))
  return { kind: 'answer', read: () => draft.handOver() }
}

function counterOf(t: TFunction, { other }: Question, text: string) {
  const count = countWords(text)
  const { min = null, max = null } = other.words ?? {}
  if (min === null && max === null)
    return { counter: t('practice.text.count', { count }), tone: 'quiet' as const }
  const asked = min !== null && max !== null ? `${min}–${max}` : min !== null ? `${min}+` : `${max}`
  const isFit = (min === null || count >= min) && (max === null || count <= max)
  const isOver = max !== null && count > max
  return {
    counter: t('practice.text.count_of', { count, asked }),
    tone: isFit ? ('good' as const) : isOver ? ('warning' as const) : ('quiet' as const),
  }
}

function savedOf(t: TFunction, save: 'saved' | 'saving' | 'device' | 'failed') {
  switch (save) {
    case 'saved':
      return { kind: 'saved', text: t('practice.text.saved') } as const
    case 'saving':
      return { kind: 'saving', text: t('practice.text.saving') } as const
    case 'device':
      return { kind: isOnline() ? 'saved' : 'offline', text: t('practice.text.on_device') } as const
    case 'failed':
      return { kind: 'failed', text: t('practice.text.unsaved') } as const
  }
}
