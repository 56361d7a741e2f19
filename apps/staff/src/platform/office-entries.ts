import type { IconName } from '@qadam/ui/icon'
import { paths } from './paths.ts'

/** What all staff have and a phone's bar has no room for. */
export const laterEntries = [
  { to: paths.promise, label: 'promise.nav', icon: 'clock' },
  { to: paths.exam, label: 'exam.nav', icon: 'exam' },
  { to: paths.announcements, label: 'announcements.nav', icon: 'volume' },
] as const satisfies readonly { to: string; label: string; icon: IconName }[]

/** What an admin has beside what all staff have, and beside the overview. */
export const officeEntries = [
  { to: paths.people, label: 'roster.nav', icon: 'users' },
  { to: paths.courses, label: 'authoring.nav', icon: 'text' },
  { to: paths.payments, label: 'payments.nav', icon: 'coin' },
  { to: paths.audit, label: 'audit.nav', icon: 'book' },
  { to: paths.settings, label: 'settings.nav', icon: 'settings' },
] as const satisfies readonly { to: string; label: string; icon: IconName }[]
