import { useEffect, useState, useSyncExternalStore } from 'react'
import type { QueuedFile } from './file-entry.ts'
import type { FileQueue } from './file-queue.ts'
import type { HandInState } from './hand-ins.ts'
import { practiceDesk, type PracticeDesk } from './practice-desk.ts'

export function usePracticeDesk(accountId: number): PracticeDesk {
  const [desk] = useState(() => practiceDesk(accountId))
  return desk
}

/** How the hand-in of a question stands; undefined where there is none. */
export function useHandIn({ handIns }: PracticeDesk, questionId: number): HandInState | undefined {
  return useSyncExternalStore(handIns.subscribe, () => handIns.stateOf(questionId))
}

export function useFileQueue(
  accountId: number,
  questionId: number,
): { queue: FileQueue; files: readonly QueuedFile[] } {
  const desk = usePracticeDesk(accountId)
  const [queue] = useState(() => desk.queue(questionId))
  useEffect(() => void queue.open(), [queue])
  return { queue, files: useSyncExternalStore(queue.subscribe, queue.list) }
}
