import { openDeviceDrafts } from '@qadam/code-lab/device-drafts'
import type { DraftKeeper, DraftPorts } from '@qadam/code-lab/draft-keeper'
import { prefetchPython } from '@qadam/code-lab/prefetch-python'
import { Icon } from '@qadam/ui/icon'
import { Skeleton } from '@qadam/ui/skeleton'
import { Link } from '@tanstack/react-router'
import { useCallback, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatSize } from '../platform/i18n/sizes-and-moments.ts'
import { guestStates, guestStorage } from '../features/code/guest-storage.ts'
import { PythonDesk } from '../features/code/python-desk.tsx'
import { SharedProblem } from '../features/code/shared-problem.tsx'
import { SharedPython } from '../features/code/shared-python.tsx'
import { useSharedProject } from '../features/code/use-shared-project.ts'
import { draftLabels, editorLabels } from '@qadam/web/code-labels'
import { pythonFrame } from '@qadam/web/code-frames'
import { pythonLabels } from '@qadam/web/python-labels'
import { isWorthKeeping, projectStorage } from '../features/projects/project-storage.ts'
import { projectTools, serverStates } from '../features/projects/project-tools.tsx'
import { PageTitle } from '../platform/page-title.tsx'
import { paths } from '../platform/paths.ts'
import { session } from '../platform/session.ts'

const device = openDeviceDrafts('qadam.projects')
const GUEST_STARTER = 'print("Salom, dunyo!")\n'

// A link here that somebody is about to follow brings this file; the page itself begins to load Python by itself.
if (location.pathname !== paths.py) prefetchPython(pythonFrame)

/** The Python compiler: nothing on the screen but the program, what it prints and what it draws. */
export function PyRoute(): ReactNode {
  const { t } = useTranslation()
  const user = useSyncExternalStore(session.subscribe, () => session.get()?.user)
  // A session that ends here is taken up again in place: the work goes on as the same student's.
  const [owner, setOwner] = useState(user?.id)
  if (user && user.id !== owner) setOwner(user.id)
  const ports = useMemo(() => portsOf(owner), [owner])
  const { shared, leave, keep, onAdopted } = useSharedProject('python')
  const toolsOf = useCallback(
    (keeper: DraftKeeper | undefined) => projectTools(t, { ...placeOf(owner), keeper, sharePath: paths.py }),
    [t, owner],
  )
  const labels = useMemo(
    () => ({ editor: editorLabels(t, formatSize), draft: draftLabels(t), python: pythonLabels(t) }),
    [t],
  )
  return (
    <>
      <PageTitle>{t('code.python.title')}</PageTitle>
      <header className="safe-top sticky top-0 z-30 bg-ground">
        <div className="mx-auto flex min-h-14 w-full max-w-6xl items-center gap-2 px-1.5">
          <Link
            to={paths.home}
            aria-label={t('code.python.close')}
            title={t('code.python.close')}
            className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-tile hover:text-ink"
          >
            <Icon name="cross" size={24} />
          </Link>
          <h1 className="font-display text-lg font-bold">{t('code.python.title')}</h1>
        </div>
      </header>
      <main className="mx-auto w-full max-w-6xl px-3 pb-8">
        {shared.kind === 'opening' && <Skeleton height={560} />}
        {shared.kind === 'invalid' && <SharedProblem onLeave={leave} />}
        {shared.kind === 'project' && (
          <SharedPython
            project={shared.project}
            labels={labels}
            tools={toolsOf(undefined)}
            onKeep={keep}
            onLeave={leave}
          />
        )}
        {shared.kind === 'none' && (
          <PythonDesk
            key={owner}
            ports={ports}
            labels={labels}
            toolsOf={toolsOf}
            adopted={shared.kind === 'none' ? shared.adopted : undefined}
            onAdopted={onAdopted}
          />
        )}
        {owner === undefined && <p className="px-1 pt-3 text-sm text-muted">{t('code.python.guest')}</p>}
      </main>
    </>
  )
}

function placeOf(owner: number | undefined) {
  if (owner === undefined) return { place: undefined, states: guestStates('py') }
  const place = { slot: 'py' } as const
  return { place, states: serverStates(place) }
}

function portsOf(owner: number | undefined): DraftPorts {
  return {
    storage:
      owner === undefined ? guestStorage('py', { 'main.py': GUEST_STARTER }) : projectStorage({ slot: 'py' }),
    device,
    key: owner === undefined ? 'guest, py' : `account ${owner}, py`,
    writer: crypto.randomUUID(),
    now: Date.now,
    isPassing: isWorthKeeping,
  }
}
