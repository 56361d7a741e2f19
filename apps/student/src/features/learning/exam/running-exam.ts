import type { Exam, User } from '@qadam/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../platform/call.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { clockOffset } from '../attempts/server-clock.ts'
import type { ExamState } from './exam-state.ts'

/** A sitting that has begun and not ended. */
export interface RunningExam {
  /** The part that runs, or that may be begun next, from 1. */
  part: number
  /** When it ends by this device's clock, in milliseconds; null between two parts, where no clock runs. */
  until: number | null
}

const queryKey = ['exam_running'] as const

const runningExamQuery = queryOptions({
  queryKey,
  queryFn: async ({ signal }): Promise<RunningExam | null> => {
    const exam = await call('exam', {}, { signal })
    return runningOf(exam, clockOffset(exam.now, Date.now()))
  },
  // The exam's own screen notes each move of its own.
  staleTime: 60_000,
})

/** @param offset_ms the server's clock minus this device's */
export function runningOf(exam: Exam, offset_ms: number): RunningExam | null {
  if (exam.state !== 'running') return null
  const part = exam.parts.find(({ state }) => state === 'running')
  if (part && exam.deadline !== undefined)
    return { part: part.id, until: Date.parse(exam.deadline) - offset_ms }
  const next = exam.parts.find(({ state }) => state === 'open')
  return next ? { part: next.id, until: null } : null
}

/** Notes what the exam's screen knows, so that other screens need not ask. */
export function noteRunningExam(state: ExamState): void {
  if (state.phase === 'loading' || state.phase === 'failed') return
  const { exam } = state
  // All is answered or the time is out: there is nothing to come back to before the school has replied.
  const running =
    state.phase === 'ending' || state.phase === 'finished'
      ? null
      : state.phase === 'asking'
        ? { part: state.run.part.id, until: Date.parse(state.run.deadline) - state.run.offset_ms }
        : exam.state === 'running'
          ? { part: exam.parts.find(({ title }) => title === state.next)?.id ?? 1, until: null }
          : null
  queryClient.setQueryData(queryKey, running)
}

/** The exam that runs, here or on another device, until its time is out, also without a connection. */
export function useRunningExam(user: User): RunningExam | undefined {
  const { data } = useQuery({ ...runningExamQuery, enabled: user.exam && user.exam_running === true })
  const [now, setNow] = useState(Date.now)
  const until = data?.until ?? null
  const isOver = until !== null && until <= now
  useEffect(() => {
    if (until === null) return
    const left_ms = until - Date.now()
    if (left_ms <= 0) {
      setNow(Date.now())
      return
    }
    const timer = setTimeout(() => {
      setNow(Date.now())
      void queryClient.invalidateQueries({ queryKey })
    }, left_ms)
    return () => clearTimeout(timer)
  }, [until])
  return user.exam && data && !isOver ? data : undefined
}
