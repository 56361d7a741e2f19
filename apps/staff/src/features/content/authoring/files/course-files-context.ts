import type { AuthoredMedium } from '@qadam/contract'
import { createContext, useContext, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { CourseSends, ShownSend } from './course-sends.ts'

export interface CourseFiles {
  courseId: number
  sends: CourseSends
  /** Of the question that is open: the first part of each place in it. */
  place: string
}

/** Absent where nothing can be sent, as in a read-only version. */
export const CourseFilesContext = createContext<CourseFiles | null>(null)

const none: readonly ShownSend[] = []
const noSubscription = () => () => undefined
const nothing = () => none

export function useSends(sends: CourseSends | undefined): readonly ShownSend[] {
  return useSyncExternalStore(sends?.subscribe ?? noSubscription, sends?.list ?? nothing)
}

export interface FileField {
  send: ShownSend | undefined
  put: (file: File) => void
  drop: () => void
}

/**
 * A field that takes files. @param onArrived called once for each file uploaded for this field.
 * @returns null where nothing can be sent.
 */
export function useFileField(field: string, onArrived: (medium: AuthoredMedium) => void): FileField | null {
  const files = useContext(CourseFilesContext)
  const list = useSends(files?.sends)
  const place = `${files?.place ?? ''}/${field}`
  const send = list.find((one) => one.place === place)
  const arrived = useEffectEvent(onArrived)
  const done = send?.state.kind === 'done' ? send.state.medium : undefined
  const id = send?.id
  useEffect(() => {
    if (!done || id === undefined) return
    // Removed first: the callback may render this anew.
    void files?.sends.drop(id)
    arrived(done)
  }, [done, id, files])
  if (!files) return null
  return {
    send,
    put: (file) => void files.sends.put(files.courseId, place, { name: file.name, content: file }),
    drop: () => {
      if (send) void files.sends.drop(send.id)
    },
  }
}
