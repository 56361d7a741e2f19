import type { AuthoredLesson, DraftLesson } from '@qadam/contract'
import { errorText } from '@qadam/web/error-text'
import { showToast } from '@qadam/web/toast'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { call } from '../../../platform/call.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { courseQuery, lessonQuery } from './authoring-queries.ts'
import { staleOf, type Stale } from './conflict-text.ts'
import { LessonDrafts } from './lesson-drafts.ts'

/** How long after the last key a lesson is saved, and how soon after a failure it is tried again. */
const PAUSE_MS = 1200
const AGAIN_MS = 8000

export interface LessonDraft {
  document: DraftLesson
  /** The one that what is shown was written on. */
  revision: number
  change: (document: DraftLesson) => void
  state: 'saved' | 'saving' | 'failed'
  failure: unknown
  /** What another author saved meanwhile. */
  stale: Stale | undefined
  /** Overwrites that with what was typed. */
  keepMine: () => void
  /** Discards what was typed. */
  takeTheirs: () => Promise<void>
  /** Shows the lesson as an action left it. For when all that was typed is saved. */
  show: (lesson: AuthoredLesson) => void
}

/** A lesson being edited: stored on this device with each key, on the server after a short pause (debounced). */
export function useLessonDraft(lesson: AuthoredLesson, accountId: number): LessonDraft {
  const { id } = lesson
  const drafts = useMemo(() => new LessonDrafts(accountId), [accountId])
  // Each opening of the lesson: what stood before it stays a version, however soon it came.
  const [editing] = useState(() => crypto.randomUUID())
  const [{ document, revision, isDirty }, setDraft] = useState(() => {
    const left = drafts.find(id)
    return left
      ? { ...left, isDirty: true }
      : { document: lesson.document, revision: lesson.revision, isDirty: false }
  })
  // What was typed last, also after the page was left: a reply may come then.
  const latest = useRef(document)
  // Refetched, with nothing here to lose: what is shown would be refused at its first save.
  if (!isDirty && lesson.revision > revision)
    setDraft({ document: lesson.document, revision: lesson.revision, isDirty: false })
  const save = useMutation({
    mutationFn: async (sent: { document: DraftLesson; revision: number }) =>
      await call('authoring_lesson_save', { id, editing, ...sent }),
    onSuccess: (saved, sent) => {
      const isLast = latest.current === sent.document
      if (isLast) drafts.drop(id)
      else drafts.write(id, saved.revision, latest.current)
      setDraft({ document: latest.current, revision: saved.revision, isDirty: !isLast })
      queryClient.setQueryData(lessonQuery(id).queryKey, saved)
      void queryClient.invalidateQueries({ queryKey: courseQuery(lesson.course.id).queryKey })
    },
  })
  const stale = staleOf(save.error)
  const { mutate, isPending, isError } = save

  useEffect(() => {
    if (!isDirty || isPending || stale) return undefined
    const timer = setTimeout(() => mutate({ document, revision }), isError ? AGAIN_MS : PAUSE_MS)
    return () => clearTimeout(timer)
  }, [document, revision, isDirty, isPending, isError, stale, mutate])

  // An author who leaves within the pause may go on to publish the lesson.
  const leave = useEffectEvent(() => {
    if (isDirty && !isPending && !stale) mutate({ document, revision })
  })
  useEffect(() => () => leave(), [])

  const show = (next: AuthoredLesson) => {
    drafts.drop(id)
    latest.current = next.document
    save.reset()
    setDraft({ document: next.document, revision: next.revision, isDirty: false })
  }

  return {
    document,
    revision,
    change: (next) => {
      latest.current = next
      drafts.write(id, revision, next)
      setDraft({ document: next, revision, isDirty: true })
    },
    state: save.error ? 'failed' : isDirty ? 'saving' : 'saved',
    failure: save.error,
    stale,
    keepMine: () => stale && mutate({ document, revision: stale.revision }),
    takeTheirs: async () => {
      try {
        show(await queryClient.fetchQuery({ ...lessonQuery(id), staleTime: 0 }))
      } catch (failure) {
        // What was typed stays on the screen and on the device.
        void showToast('error', errorText(failure))
      }
    },
    show: (next) => {
      show(next)
      queryClient.setQueryData(lessonQuery(id).queryKey, next)
      void queryClient.invalidateQueries({ queryKey: courseQuery(next.course.id).queryKey })
    },
  }
}
