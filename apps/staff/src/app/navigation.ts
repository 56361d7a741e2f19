import type { Role } from '@qadam/contract'
import type { IconName } from '@qadam/ui/icon'
import { laterEntries, officeEntries } from '../platform/office-entries.ts'
import { paths } from '../platform/paths.ts'

export interface NavigationEntry {
  to: string
  label:
    | 'insight.nav'
    | 'queue.nav'
    | 'groups.title'
    | 'shop.nav'
    | 'accounts.nav'
    | (typeof laterEntries | typeof officeEntries)[number]['label']
  icon: IconName
  owns: (pathname: string) => boolean
}

const under = (path: string) => (pathname: string) => pathname === path || pathname.startsWith(`${path}/`)

/** The owner's first screen. */
const overview: NavigationEntry = {
  to: paths.overview,
  label: 'insight.nav',
  icon: 'speed',
  owns: under(paths.overview),
}

const everybodys: readonly NavigationEntry[] = [
  { to: paths.queue, label: 'queue.nav', icon: 'practice', owns: under(paths.queue) },
  {
    to: paths.groups,
    label: 'groups.title',
    icon: 'users',
    owns: (pathname) =>
      pathname.startsWith('/students/') ||
      [paths.groups, paths.streaks, paths.shared].some((path) => under(path)(pathname)),
  },
  { to: paths.shop, label: 'shop.nav', icon: 'shop', owns: under(paths.shop) },
]

/** What everybody has at hand, an admin the school's figures first. */
export const navigationOf = (role: Role): readonly NavigationEntry[] =>
  role === 'admin' ? [overview, ...everybodys] : everybodys

/** Where the console begins: with what waits for a teacher, or with the school for whom it is the owner's. */
export const firstPage = (role: Role | undefined): string => (role === 'admin' ? paths.overview : paths.queue)

/** The rest, and what an admin has beside that. A phone's bar has no room for it: there it stands on the account's screen. */
export const laterNavigation: readonly NavigationEntry[] = laterEntries.map((entry) => ({
  ...entry,
  owns: under(entry.to),
}))
export const officeNavigation: readonly NavigationEntry[] = officeEntries.map((entry) => ({
  ...entry,
  owns: under(entry.to),
}))

export const accountEntry: NavigationEntry = {
  to: paths.account,
  label: 'accounts.nav',
  icon: 'profile',
  owns: under(paths.account),
}
