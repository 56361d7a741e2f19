import type { User } from '@qadam/contract'
import { Icon } from '@qadam/ui/icon'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { loadChunk } from '../platform/chunk.ts'
import { paths } from '../platform/paths.ts'
import { examEntry, navigation } from './navigation.ts'

const ExamPlace = lazy(() => loadChunk(() => import('../features/learning/exam/exam-place.tsx')))

/** The main places within reach of a thumb. */
export function BottomBar({ pathname, user }: { pathname: string; user: User }): ReactNode {
  const { t } = useTranslation()
  const withExam = user.exam
  return (
    <nav
      aria-label={t('shell.navigation')}
      className="safe-bottom sticky bottom-0 z-30 border-t border-line bg-card sm:hidden"
    >
      <ul className="flex">
        {(withExam ? [...navigation, examEntry] : navigation).map(({ to, label, icon, owns }) => {
          const here = owns(pathname)
          return (
            <li key={to} className="min-w-0 flex-1">
              <Link
                to={to}
                aria-current={here ? 'page' : undefined}
                className={`flex min-h-16 flex-col items-center justify-center gap-0.5 ${withExam ? 'px-0.5 text-tiny' : 'px-1 text-xs'} transition-transform duration-[120ms] active:translate-y-0.5 ${
                  here
                    ? 'font-bold text-turquoise-text [&_svg]:fill-turquoise-soft'
                    : 'font-medium text-muted'
                }`}
              >
                <Icon name={icon} size={24} />
                <span className="line-clamp-2 max-w-full text-center leading-tight">
                  {to === paths.exam ? (
                    <Suspense fallback={t(label)}>
                      <ExamPlace user={user} />
                    </Suspense>
                  ) : (
                    t(label)
                  )}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
