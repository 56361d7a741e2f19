import type { User } from '@qadam/contract'
import { Balance } from '@qadam/ui/balance'
import { Wordmark } from '@qadam/ui/logo'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { loadChunk } from '../platform/chunk.ts'
import { formatShortNumber } from '../platform/i18n/format.ts'
import { paths } from '../platform/paths.ts'
import { navigation } from './navigation.ts'

// Nothing of the first sight waits for them.
const BarExtras = lazy(() => loadChunk(() => import('./bar-extras.tsx')))

const barLinks = navigation.filter(({ to }) => to !== paths.profile)

/** On phones, lying on their sides too, the name gives way to a balance and the bell. */
function wordmarkClass(pathname: string): string {
  return pathname === paths.home ? '' : 'max-[56rem]:[&>span]:hidden'
}

export interface TopBarProps {
  user: User
  pathname: string
  withLinks: boolean
}

export function TopBar({ user, pathname, withLinks }: TopBarProps): ReactNode {
  const { t } = useTranslation()
  return (
    <header className="below-banner safe-top sticky top-0 z-30 bg-ground sm:border-b sm:border-line">
      <div className="safe-x mx-auto flex h-14 w-full max-w-5xl items-center gap-1 sm:h-16">
        <Link
          to={paths.home}
          aria-label={t('shell.to_home')}
          className="-ml-1 flex min-h-11 items-center rounded-control px-1"
        >
          <Wordmark size={32} className={wordmarkClass(pathname)} />
        </Link>
        {withLinks && (
          <nav
            aria-label={t('shell.navigation')}
            className="ml-5 hidden items-stretch gap-1 self-stretch sm:flex"
          >
            {barLinks.map(({ to, label, owns }) => {
              const here = owns(pathname)
              return (
                <Link
                  key={to}
                  to={to}
                  aria-current={here ? 'page' : undefined}
                  className={`relative flex items-center px-2 text-compact whitespace-nowrap lg:px-3.5 ${
                    here
                      ? 'font-bold text-turquoise-text after:absolute after:inset-x-3 after:bottom-[-1px] after:h-[3px] after:rounded-t-full after:bg-turquoise'
                      : 'font-medium text-ink hover:text-turquoise-text'
                  }`}
                >
                  {t(label)}
                </Link>
              )
            })}
          </nav>
        )}
        <div className="ml-auto flex min-w-0 items-center gap-2 max-[22rem]:gap-1">
          {pathname !== paths.home && (
            <Link to={paths.coinShop} className="min-w-0 rounded-full">
              <Balance
                points={user.points}
                coins={user.coins}
                labels={{ points: t('shell.points'), coins: t('shell.coins') }}
                format={formatShortNumber}
              />
            </Link>
          )}
          {withLinks && (
            <Suspense fallback={<span className="-mr-2 size-11 sm:mr-0 sm:w-24" />}>
              <BarExtras user={user} pathname={pathname} />
            </Suspense>
          )}
        </div>
      </div>
    </header>
  )
}
