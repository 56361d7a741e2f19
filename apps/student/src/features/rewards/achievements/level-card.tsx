import { Card } from '@qadam/ui/card'
import { Chip } from '@qadam/ui/chip'
import { Icon } from '@qadam/ui/icon'
import { Skeleton } from '@qadam/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { profilePath } from '../../../platform/profile-parts.ts'
import { isKnownKind } from './achievement-medals.ts'
import { achievementsQuery } from './achievements-query.ts'
import { LevelRow } from './level-row.tsx'

/** The level, and the way to what was earned; what cannot be loaded is said there. */
export default function LevelCard(): ReactNode {
  const { t } = useTranslation()
  const { data, isPending } = useQuery(achievementsQuery)
  if (isPending) return <Skeleton height={177} />
  if (!data) return null
  const known = data.earned.filter(({ kind }) => isKnownKind(kind))
  return (
    <Card flush>
      <LevelRow level={data.level} />
      <Link
        to={profilePath('achievements')}
        className="flex min-h-14 items-center gap-3 border-t border-line px-4 py-2 font-medium"
      >
        <span className="min-w-0 flex-1">{t('achievements.title')}</span>
        {known.some(({ is_new }) => is_new) && <Chip tone="saffron">{t('achievements.new')}</Chip>}
        <span className="text-muted numbers">{known.length}</span>
        <Icon name="chevron-right" size={20} className="shrink-0 text-muted" />
      </Link>
    </Card>
  )
}
