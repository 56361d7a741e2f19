import type { Module } from '@qadam/contract'
import { useEffect, useRef } from 'react'
import { call } from '../../../platform/call.ts'
import { lessonProgressed } from './lesson-progress.ts'
import { lessonsBeforeClosed, lessonsToFinish } from './unopened-next.ts'

/** Asks in the background for what a lesson should have opened, or that it is finished, and shows the result. */
export function useOpenNext(modules: readonly Module[] | undefined): void {
  /** Once for each showing: a refusal (the teacher still decides) must not be asked for in a circle. */
  const asked = useRef(new Set<number>())
  useEffect(() => {
    const shown = modules ?? []
    for (const id of new Set([...lessonsBeforeClosed(shown), ...lessonsToFinish(shown)])) {
      if (asked.current.has(id)) continue
      asked.current.add(id)
      void openNext(id)
    }
  }, [modules])
}

async function openNext(lessonId: number): Promise<void> {
  try {
    await call('next_lesson_access', { completed_lesson_id: lessonId })
  } catch {
    // The page shows the lesson closed, with what is missing, as it did before.
    return
  }
  await lessonProgressed()
}
