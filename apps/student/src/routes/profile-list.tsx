import { Icon, type IconName } from '@qadam/ui/icon'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../platform/paths.ts'
import { profileParts, profilePath, type ProfilePart } from '../platform/profile-parts.ts'

const icons = {
  achievements: 'star',
  history: 'coin',
  works: 'practice',
  payments: 'calendar',
  settings: 'settings',
  devices: 'lock',
} as const satisfies Record<ProfilePart, IconName>

const row =
  'flex min-h-14 items-center gap-3 px-4 py-2 font-medium text-ink hover:bg-tile focus-visible:-outline-offset-2 aria-[current]:bg-turquoise-soft aria-[current]:font-bold aria-[current]:text-turquoise-text'

/** The ways to the profile's pages: a list on the profile of a phone, beside each of them on a laptop. */
export function ProfileList({ part }: { part: ProfilePart | undefined }): ReactNode {
  const { t } = useTranslation()
  return (
    <nav
      aria-label={t('profile.parts_label')}
      className={`overflow-hidden rounded-card border border-line bg-card lg:sticky lg:top-20 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-start ${part ? 'max-lg:hidden' : ''}`}
    >
      <ul className="divide-y divide-line">
        <li className="max-lg:hidden">
          <Link to={paths.profile} activeOptions={{ exact: true }} className={row}>
            <Icon name="profile" size={22} className="shrink-0 text-muted" />
            {t('shell.profile')}
          </Link>
        </li>
        {profileParts.map((name) => (
          <li key={name}>
            <Link to={profilePath(name)} aria-current={name === part ? 'page' : undefined} className={row}>
              <Icon name={icons[name]} size={22} className="shrink-0 text-muted" />
              <span className="min-w-0 flex-1 break-words">{t(`profile.parts.${name}`)}</span>
              <Icon name="chevron-right" size={20} className="shrink-0 text-muted lg:hidden" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
