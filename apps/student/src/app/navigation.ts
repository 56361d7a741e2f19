import type { IconName } from '@qadam/ui/icon'
import { paths } from '../platform/paths.ts'

export interface NavigationEntry {
  to: string
  label: 'shell.home' | 'shell.courses' | 'shell.coin_shop' | 'shell.profile' | 'shell.exam'
  icon: IconName
  /** Whether a path belongs to this entry. */
  owns: (pathname: string) => boolean
}

/** The four entries of the navigation bar. */
export const navigation: readonly NavigationEntry[] = [
  { to: paths.home, label: 'shell.home', icon: 'home', owns: (pathname) => pathname === paths.home },
  {
    to: paths.courses,
    label: 'shell.courses',
    icon: 'book',
    owns: (pathname) => pathname === paths.courses || pathname.startsWith('/course/'),
  },
  {
    to: paths.coinShop,
    label: 'shell.coin_shop',
    icon: 'shop',
    owns: (pathname) => pathname === paths.coinShop,
  },
  {
    to: paths.profile,
    label: 'shell.profile',
    icon: 'profile',
    owns: (pathname) => pathname.startsWith(paths.profile),
  },
]

/** Added where the student has the exam flag. */
export const examEntry: NavigationEntry = {
  to: paths.exam,
  label: 'shell.exam',
  icon: 'exam',
  owns: (pathname) => pathname === paths.exam,
}
