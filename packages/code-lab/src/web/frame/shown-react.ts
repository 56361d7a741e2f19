import type { EntryQueue } from './shown-console.ts'

/**
 * What React finds wrong it finds with nothing of the student's at work, so that no stack of the browser's leads to
 * their files. React itself knows which element it was at, and where that was written.
 */
export function followReact(need: (name: string) => unknown, queue: EntryQueue): void {
  const react = need('react') as { captureOwnerStack?: () => string | null } // React's own, where it has it
  queue.ownerStack = () => react.captureOwnerStack?.() ?? undefined
}
