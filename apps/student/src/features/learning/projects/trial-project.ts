import type { DraftPorts } from '@qadam/code-lab/draft-keeper'
import type { Project } from '@qadam/code-lab/project'
import { createContext } from 'react'

/** What an author tries a program question with; absent for students, whose projects the server has. */
export const TrialContext = createContext<Project | undefined>(undefined)

/** Keeps a program for as long as it is on the screen. */
export function trialPorts(project: Project): DraftPorts {
  return {
    storage: {
      load: async () => ({ project, revision: 0 }),
      save: async (_project, revision) => ({ kind: 'saved', revision: revision + 1 }),
    },
    device: { list: async () => [], put: async () => undefined, remove: async () => undefined },
    key: `trial ${crypto.randomUUID()}`,
    writer: crypto.randomUUID(),
    now: Date.now,
    isTransient: () => false,
  }
}
