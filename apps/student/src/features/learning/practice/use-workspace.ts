import { useEffect, useState, useSyncExternalStore } from 'react'
import type { QueuedFile } from './file-entry.ts'
import type { FileQueue } from './file-queue.ts'
import type { HandInState } from './hand-ins.ts'
import { practiceWorkspace, type PracticeWorkspace } from './practice-workspace.ts'

export function usePracticeWorkspace(accountId: number): PracticeWorkspace {
  const [workspace] = useState(() => practiceWorkspace(accountId))
  return workspace
}

/** The state of a question's submission; undefined where there is none. */
export function useHandIn({ handIns }: PracticeWorkspace, questionId: number): HandInState | undefined {
  return useSyncExternalStore(handIns.subscribe, () => handIns.stateOf(questionId))
}

export function useFileQueue(
  accountId: number,
  questionId: number,
): { queue: FileQueue; files: readonly QueuedFile[] } {
  const workspace = usePracticeWorkspace(accountId)
  const [queue] = useState(() => workspace.queue(questionId))
  useEffect(() => void queue.open(), [queue])
  return { queue, files: useSyncExternalStore(queue.subscribe, queue.list) }
}
