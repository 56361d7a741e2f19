import { Icon } from '@qadam/ui/icon'
import { Skeleton } from '@qadam/ui/skeleton'
import { getRouteApi, Link, notFound, useLocation, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../features/access/accounts/use-user.ts'
import { loadChunk } from '../platform/chunk.ts'
import { loadStudyTexts } from '../platform/i18n/start.ts'
import { PageTitle } from '../platform/page-title.tsx'
import { paths } from '../platform/paths.ts'
import { ProfileList } from './profile-list.tsx'
import { ProfileOverview } from './profile-overview.tsx'
import { isProfilePart, profilePath, type ProfilePart } from '../platform/profile-parts.ts'

const route = getRouteApi('/main/profile/{-$part}')

const ProfileAchievements = lazy(() => loadChunk(() => import('./profile-achievements.tsx')))
const StatementList = lazy(() => loadChunk(() => import('../features/rewards/rewards/statement-list.tsx')))
const SubmissionsList = lazy(() => loadChunk(loadSubmissions))
const PaymentHistory = lazy(() => loadChunk(() => import('../features/money/payments/payment-history.tsx')))
const ProfileSettings = lazy(() => loadChunk(() => import('./profile-settings.tsx')))
const Security = lazy(() => loadChunk(() => import('../features/access/accounts/security.tsx')))

async function loadSubmissions() {
  const [list] = await Promise.all([
    import('../features/learning/practice/submissions-list.tsx'),
    loadStudyTexts(),
  ])
  return list
}

/** The profile, short, and the pages below it: on a laptop the list of them stands beside each. */
export function ProfileRoute(): ReactNode {
  const { part } = route.useParams()
  const { hash } = useLocation()
  const navigate = useNavigate()
  // What was said of a part before it had an address of its own leads there all the same.
  const meant = part === undefined && isProfilePart(hash) ? hash : undefined
  useEffect(() => {
    if (meant) void navigate({ to: profilePath(meant), replace: true })
  }, [meant, navigate])
  if (meant) return null
  if (part !== undefined && !isProfilePart(part)) throw notFound()
  return (
    <div className="mx-auto grid max-w-2xl gap-3 lg:max-w-none lg:grid-cols-[16rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-8">
      {part === undefined ? <ProfileOverview list={<ProfileList part={part} />} /> : <Part part={part} />}
    </div>
  )
}

function Part({ part }: { part: ProfilePart }): ReactNode {
  const { t } = useTranslation()
  const title = t(`profile.parts.${part}`)
  return (
    <>
      <ProfileList part={part} />
      <div className="min-w-0 lg:col-start-2">
        <PageTitle>{title}</PageTitle>
        <Link
          to={paths.profile}
          activeOptions={{ exact: true }}
          data-key="Escape"
          className="-ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 text-compact font-medium text-turquoise-text lg:hidden"
        >
          <Icon name="arrow-left" size={20} />
          {t('shell.profile')}
        </Link>
        <h1 className="mb-4 text-title leading-9 font-bold text-pretty break-words sm:text-4xl">{title}</h1>
        <Suspense fallback={<Skeleton height={320} />}>
          <Content part={part} />
        </Suspense>
      </div>
    </>
  )
}

function Content({ part }: { part: ProfilePart }): ReactNode {
  const user = useUser()
  const contents = {
    achievements: <ProfileAchievements user={user} />,
    history: <StatementList />,
    works: <SubmissionsList />,
    payments: <PaymentHistory user={user} />,
    settings: <ProfileSettings user={user} />,
    devices: <Security user={user} />,
  } satisfies Record<ProfilePart, ReactNode>
  return contents[part]
}
