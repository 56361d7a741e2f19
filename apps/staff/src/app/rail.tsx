import type { User } from '@qadam/contract'
import { Avatar } from '@qadam/ui/avatar'
import { Icon } from '@qadam/ui/icon'
import { Logo, Wordmark } from '@qadam/ui/logo'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageMenu } from '../features/access/accounts/language-menu.tsx'
import { ThemeMenu } from '../features/access/accounts/theme-menu.tsx'
import { paths } from '../platform/paths.ts'
import { avatarOf, fullName } from '../platform/person.ts'
import { laterNavigation, navigationOf, officeNavigation } from './navigation.ts'
import { OpenCount } from './open-count.tsx'

export interface RailProps {
  user: User
  pathname: string
  open: number | undefined
  overdue: number | undefined
}

const onRail = 'text-on-lapis hover:bg-white/10 focus-visible:outline-saffron'

/** The left rail of tablets (icons) and laptops (icons and words). */
export function Rail({ user, pathname, open, overdue }: RailProps): ReactNode {
  const { t } = useTranslation()
  return (
    <header className="sticky top-0 flex h-dvh w-18 shrink-0 flex-col gap-3 bg-[oklch(0.27_0.06_242)] px-3 py-4 text-on-lapis max-md:hidden xl:w-54">
      <Link
        to={paths.home}
        aria-label={t('shell.to_home')}
        className="flex min-h-11 items-center justify-center gap-2.5 rounded-control focus-visible:outline-saffron xl:justify-start xl:px-2"
      >
        <Logo size={34} className="xl:hidden" />
        <span className="max-xl:hidden">
          <Wordmark size={34} onDark />
        </span>
      </Link>
      <nav
        aria-label={t('shell.navigation')}
        className="-mx-1.5 flex min-h-0 flex-1 flex-col gap-1 overflow-y-auto px-1.5 py-1 [scrollbar-width:none]"
      >
        {[
          ...navigationOf(user.role),
          ...laterNavigation,
          ...(user.role === 'admin' ? officeNavigation : []),
        ].map(({ to, label, icon, owns }) => {
          const here = owns(pathname)
          return (
            <Link
              key={to}
              to={to}
              title={t(label)}
              aria-current={here ? 'page' : undefined}
              className={`relative flex min-h-11 shrink-0 items-center justify-center gap-3 rounded-control px-3 text-compact font-medium xl:justify-start ${onRail} ${here ? 'bg-white/12 font-semibold' : 'opacity-85'}`}
            >
              <Icon name={icon} size={22} />
              <span className="max-xl:sr-only">{t(label)}</span>
              {to === paths.queue && (
                <OpenCount
                  open={open}
                  overdue={overdue}
                  className="max-xl:absolute max-xl:top-1 max-xl:right-1 xl:ml-auto"
                />
              )}
            </Link>
          )
        })}
      </nav>
      <div className="flex flex-col items-center gap-1 xl:flex-row">
        <LanguageMenu compact onDark />
        <ThemeMenu compact onDark />
      </div>
      <Link
        to={paths.account}
        title={fullName(user)}
        aria-current={pathname === paths.account ? 'page' : undefined}
        className={`flex min-h-12 items-center justify-center gap-2.5 rounded-control px-2 xl:justify-start ${onRail} ${pathname === paths.account ? 'bg-white/12' : ''}`}
      >
        <Avatar {...avatarOf(user)} name="" size={32} />
        <span className="min-w-0 max-xl:sr-only">
          <span className="block truncate text-compact leading-5 font-semibold">{fullName(user)}</span>
          <span className="block text-caption leading-4 opacity-80">
            {t(`accounts.roles.${user.role === 'admin' ? 'admin' : 'teacher'}`)}
          </span>
        </span>
      </Link>
    </header>
  )
}
