import { openDeviceDrafts } from '@qadam/code-lab/device-drafts'
import type { DraftKeeper, DraftPorts } from '@qadam/code-lab/draft-keeper'
import type { Project } from '@qadam/code-lab/project'
import type { ToolPorts } from '@qadam/code-lab/project-tools'
import { Icon } from '@qadam/ui/icon'
import { Skeleton } from '@qadam/ui/skeleton'
import { isRetryable } from '@qadam/web/is-retryable'
import { Link } from '@tanstack/react-router'
import { useCallback, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { WorkspaceTools } from '../features/code/workspace-tools.ts'
import { guestStates, guestStorage } from '../features/code/guest-storage.ts'
import { SharedProblem } from '../features/code/shared-problem.tsx'
import { useSharedProject } from '../features/code/use-shared-project.ts'
import { projectStorage } from '../features/projects/project-storage.ts'
import { projectTools, serverStates } from '../features/projects/project-tools.tsx'
import { PageTitle } from '../platform/page-title.tsx'
import { paths } from '../platform/paths.ts'
import { session } from '../platform/session.ts'

const device = openDeviceDrafts('qadam.projects')

interface PlaygroundProps {
  slot: 'py' | 'web'
  words: { title: string; close: string; guest: string }
  /** A guest's first files. */
  starter: Readonly<Record<string, string>>
  /** As wide as a page beside its code needs. */
  isWide?: boolean
  /** A student's own project. */
  workspace: (props: WorkspaceTools & { ports: DraftPorts }) => ReactNode
  /** One that came by address. */
  shared: (props: {
    project: Project
    tools: ToolPorts
    onKeep: (project: Project) => void
    onLeave: () => void
  }) => ReactNode
}

/** A place to write freely: nothing on the screen but the code and what it does. */
export function Playground({
  slot,
  words,
  starter,
  isWide,
  workspace,
  shared: show,
}: PlaygroundProps): ReactNode {
  const { t } = useTranslation()
  const user = useSyncExternalStore(session.subscribe, () => session.get()?.user)
  // A session that ends here is renewed in place: the project stays the same student's.
  const [owner, setOwner] = useState(user?.id)
  if (user && user.id !== owner) setOwner(user.id)
  const ports = useMemo(() => portsOf(slot, owner, starter), [slot, owner, starter])
  const { shared, leave, keep, onAdopted } = useSharedProject(slot === 'py' ? 'python' : 'web')
  const toolsOf = useCallback(
    (keeper: DraftKeeper | undefined) =>
      projectTools(t, {
        ...placeOf(slot, owner),
        keeper,
        sharePath: slot === 'py' ? paths.py : paths.code,
      }),
    [t, slot, owner],
  )
  const width = isWide ? 'max-w-[110rem]' : 'max-w-6xl'
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <header className="below-banner safe-top sticky top-0 z-30 bg-ground">
        <div className={`mx-auto flex min-h-14 w-full ${width} items-center gap-2 px-1.5`}>
          <Link
            to={paths.home}
            aria-label={words.close}
            title={words.close}
            className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-tile hover:text-ink"
          >
            <Icon name="cross" size={24} />
          </Link>
          <h1 className="font-display text-lg font-bold">{words.title}</h1>
        </div>
      </header>
      <main className={`code-lab-alone below-banner mx-auto w-full ${width} px-3 pb-14`}>
        {shared.kind === 'opening' && <Skeleton height={560} />}
        {shared.kind === 'invalid' && <SharedProblem onLeave={leave} />}
        {shared.kind === 'project' &&
          show({ project: shared.project, tools: toolsOf(undefined), onKeep: keep, onLeave: leave })}
        {shared.kind === 'none' && workspace({ ports, toolsOf, adopted: shared.adopted, onAdopted })}
        {owner === undefined && <p className="px-1 pt-3 text-sm text-muted">{words.guest}</p>}
      </main>
    </>
  )
}

function placeOf(slot: 'py' | 'web', owner: number | undefined) {
  if (owner === undefined) return { place: undefined, states: guestStates(slot) }
  const place = { slot }
  return { place, states: serverStates(place) }
}

function portsOf(
  slot: 'py' | 'web',
  owner: number | undefined,
  starter: Readonly<Record<string, string>>,
): DraftPorts {
  return {
    storage: owner === undefined ? guestStorage(slot, starter) : projectStorage(owner, { slot }),
    device,
    key: owner === undefined ? `guest, ${slot}` : `account ${owner}, ${slot}`,
    writer: crypto.randomUUID(),
    now: Date.now,
    isTransient: isRetryable,
  }
}
