import type { Role } from '@qadam/contract'
import { Icon } from '@qadam/ui/icon'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../platform/paths.ts'
import { accountEntry, laterNavigation, navigationOf, officeNavigation } from './navigation.ts'
import { OpenCount } from './open-count.tsx'

/** Where the bar has no room for an entry, it stands on the account's screen. */
const isOfAccount = (pathname: string): boolean =>
  [...laterNavigation, ...officeNavigation].some(({ owns }) => owns(pathname))

/** The navigation of phones. */
export function BottomBar({
  role,
  pathname,
  open,
  overdue,
}: {
  role: Role
  pathname: string
  open: number | undefined
  overdue: number | undefined
}): ReactNode {
  const { t } = useTranslation()
  return (
    <nav
      aria-label={t('shell.navigation')}
      className="safe-bottom fixed inset-x-0 bottom-0 z-30 border-t border-line bg-card md:hidden"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {[...navigationOf(role), accountEntry].map(({ to, label, icon, owns }) => {
          const here = owns(pathname) || (to === paths.account && isOfAccount(pathname))
          return (
            <li key={to}>
              <Link
                to={to}
                aria-current={here ? 'page' : undefined}
                className={`relative flex min-h-16 flex-col items-center justify-center gap-0.5 text-xs -outline-offset-3 ${here ? 'font-bold text-turquoise-text' : 'font-medium text-muted'}`}
              >
                <Icon name={icon} size={24} />
                <span className="max-w-full truncate px-1">{t(label)}</span>
                {to === paths.queue && (
                  <OpenCount
                    open={open}
                    overdue={overdue}
                    className="absolute top-1.5 left-[calc(50%+8px)]"
                  />
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
