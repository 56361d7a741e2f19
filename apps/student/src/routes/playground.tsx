import { openDeviceDrafts } from '@qadam/code-lab/device-drafts'
import type { DraftKeeper, DraftPorts } from '@qadam/code-lab/draft-keeper'
import type { Project } from '@qadam/code-lab/project'
import type { ToolPorts } from '@qadam/code-lab/project-tools'
import { Icon } from '@qadam/ui/icon'
import { Skeleton } from '@qadam/ui/skeleton'
import { isRetryable } from '@qadam/web/is-retryable'
import { Link } from '@tanstack/react-router'
import type { Playground as Slot } from '@qadam/contract'
import {
  lazy,
  Suspense,
  useCallback,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { useTranslation } from 'react-i18next'
import type { WorkspaceTools } from '../features/learning/code/workspace-tools.ts'
import { guestStates, guestStorage } from '../features/learning/code/guest-storage.ts'
import type { SharedCopy } from '../features/learning/code/read-shared.ts'
import { SharedProblem } from '../features/learning/code/shared-problem.tsx'
import { storedShares } from '../features/learning/code/stored-shares.ts'
import { useSharedProject } from '../features/learning/code/use-shared-project.ts'
import { HelperButton, HelperPane } from '../features/learning/helper/helper-pane.tsx'
import { useHelperOpen } from '../features/learning/helper/use-helper-open.ts'
import { lastProblem } from '../features/learning/projects/last-problem.ts'
import { projectStorage } from '../features/learning/projects/project-storage.ts'
import { projectTools, serverStates } from '../features/learning/projects/project-tools.tsx'
import { QuestionText } from '../features/learning/questions/question-text.tsx'
import { loadWithTexts } from '../platform/chunk.ts'
import { PageTitle } from '../platform/page-title.tsx'
import { paths } from '../platform/paths.ts'
import { session } from '../platform/session.ts'

const FrozenCard = lazy(() => loadWithTexts(() => import('./frozen-card.tsx')))

const device = openDeviceDrafts('qadam.projects')

interface PlaygroundProps {
  slot: Slot
  words: { title: string; close: string; guest: string }
  /** A guest's first files. */
  starter: Readonly<Record<string, string>>
  /** A student's own project. */
  workspace: (props: WorkspaceTools & { ports: DraftPorts }) => ReactNode
  /** One that came by address. */
  shared: (props: {
    project: Project
    copy: SharedCopy | undefined
    isKeeping: boolean
    tools: ToolPorts
    onKeep: (project: Project) => void
    onLeave: () => void
  }) => ReactNode
}

/** The student's own project as it is typed, for the helper alone: nothing is drawn of it here. */
function holdProject() {
  let held: Project | undefined
  const onProject = (project: Project | undefined) => {
    held = project
  }
  return { read: () => held, onProject }
}

/** A place to write freely: nothing on the screen but the code and what it does. */
export function Playground({ slot, words, starter, workspace, shared: show }: PlaygroundProps): ReactNode {
  const { t } = useTranslation()
  const user = useSyncExternalStore(session.subscribe, () => session.get()?.user)
  // A session that ends here is renewed in place: the project stays the same student's.
  const isFrozen = user?.status === 'freezed'
  const [owner, setOwner] = useState(user?.id)
  if (user && user.id !== owner) setOwner(user.id)
  const ports = useMemo(() => portsOf(slot, owner, starter), [slot, owner, starter])
  const [path, elsewhere] = slot === 'py' ? [paths.py, paths.code] : [paths.code, paths.py]
  const sharing = useSharedProject(slot === 'py' ? 'python' : 'web', elsewhere, owner)
  const { shared, leave, keep, onAdopted } = sharing
  const toolsOf = useCallback(
    (keeper: DraftKeeper | undefined) =>
      projectTools(t, {
        ...placeOf(slot, owner),
        keeper,
        sharePath: path,
        // Of one's own project: what somebody else shared is theirs to share.
        storedLinks: owner === undefined || !keeper ? undefined : storedShares(t, slot, path),
      }),
    [t, slot, owner, path],
  )
  const [{ read, onProject }] = useState(holdProject)
  const helperButton = useRef<HTMLButtonElement>(null)
  const [isLeftOpen, setHelperOpen] = useHelperOpen(slot)
  const [takesFocus, setTakesFocus] = useState(false)
  const isHelped = shared.kind === 'none' && user?.status === 'active' && user.helper_in_playgrounds !== false
  const isHelperOpen = isHelped && isLeftOpen
  return (
    <div
      className={`[--helper-low:min(54dvh,26rem)] ${isHelperOpen ? 'max-lg:pb-(--helper-low) lg:pr-[25rem]' : ''}`}
    >
      <PageTitle>{words.title}</PageTitle>
      <header className="below-banner safe-top sticky top-0 z-30 bg-ground">
        <div className={`mx-auto flex min-h-14 w-full max-w-[110rem] items-center gap-2 pr-3 pl-1.5`}>
          <Link
            to={paths.home}
            aria-label={words.close}
            title={words.close}
            className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-tile hover:text-ink"
          >
            <Icon name="cross" size={24} />
          </Link>
          <h1 className="min-w-0 flex-1 font-display text-lg font-bold">{words.title}</h1>
          {isHelped && (
            <HelperButton
              ref={helperButton}
              isOpen={isHelperOpen}
              onOpen={() => {
                setTakesFocus(true)
                setHelperOpen(!isHelperOpen)
              }}
            />
          )}
        </div>
      </header>
      <main className={`code-lab-alone below-banner mx-auto w-full max-w-[110rem] px-3 pb-4 lg:pb-6`}>
        {isFrozen && (
          <Suspense fallback={<Skeleton height={240} />}>
            <FrozenCard user={user} />
          </Suspense>
        )}
        {!isFrozen && shared.kind === 'opening' && <Skeleton height="max(440px, 100dvh - 80px)" />}
        {!isFrozen && shared.kind === 'problem' && (
          <SharedProblem problem={shared.problem} path={path} onLeave={leave} onRetry={sharing.retry} />
        )}
        {!isFrozen &&
          shared.kind === 'project' &&
          show({
            project: shared.project,
            copy: shared.copy,
            isKeeping: sharing.isKeeping,
            tools: toolsOf(undefined),
            onKeep: keep,
            onLeave: leave,
          })}
        {!isFrozen &&
          shared.kind === 'none' &&
          workspace({ ports, toolsOf, adopted: shared.adopted, onAdopted, onProject })}
        {owner === undefined && shared.kind === 'none' && (
          <p className="px-1 pt-3 text-sm text-muted">{words.guest}</p>
        )}
      </main>
      {isHelperOpen && (
        <HelperPane
          about={slot}
          accountId={user.id}
          readFiles={() => read()?.files ?? {}}
          readProblem={() => lastProblem(slot)}
          render={(html) => <QuestionText html={html} />}
          startsLow
          takesFocus={takesFocus}
          onClose={() => {
            setHelperOpen(false)
            helperButton.current?.focus()
          }}
        />
      )}
    </div>
  )
}

function placeOf(slot: Slot, owner: number | undefined) {
  if (owner === undefined) return { place: undefined, states: guestStates(slot) }
  const place = { slot }
  return { place, states: serverStates(place) }
}

function portsOf(
  slot: Slot,
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
