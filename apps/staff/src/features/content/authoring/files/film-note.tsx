import type { AuthoredFilm } from '@qadam/contract'
import { Icon } from '@qadam/ui/icon'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '@qadam/web/format'
import { filmsQuery } from '../authoring-queries.ts'

const megabytes = (bytes: number): string => formatNumber(Math.max(1, Math.round(bytes / 1024 / 1024)))

/** What students with slow connections get of a film; nothing where the school makes nothing of films. */
export function FilmNote({ courseId, path }: { courseId: number; path: string }): ReactNode {
  const { t } = useTranslation()
  const { data: films } = useQuery(filmsQuery(courseId))
  const film = films?.find((one) => one.path === path)
  if (!film) return null
  const made = film.renditions
    .map(({ side, size }) => t('authoring_files.film_made', { side, size: megabytes(size) }))
    .join(', ')
  return (
    <p role="status" className="flex items-start gap-2 text-sm text-muted">
      <Icon
        name={film.state === 'failed' ? 'warning' : film.state === 'ready' ? 'check' : 'clock'}
        size={20}
      />
      <span className="min-w-0">
        {film.state === 'failed' ? t(stateWords(film)) : `${t(stateWords(film))} ${made}`.trim()}
      </span>
    </p>
  )
}

function stateWords({ state, reason, renditions }: AuthoredFilm) {
  if (state === 'failed') return `authoring_files.film_failed.${reason ?? 'stopped'}` as const
  if (state === 'ready' && renditions.length === 0) return 'authoring_files.film_small' as const
  return `authoring_files.film_${state}` as const
}
