import type { Module } from '@qadam/contract'
import { Girih } from '@qadam/ui/girih'
import { Icon } from '@qadam/ui/icon'
import { ProgressBar } from '@qadam/ui/progress-bar'
import { StarTile } from '@qadam/ui/star-tile'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../platform/paths.ts'
import { CountLine } from './count-chips.tsx'
import { currentAnchor } from './lesson-anchor.ts'
import { missingText } from './missing-text.ts'

export interface TowerFloorProps {
  module: Module
  /** From 0, the lowest. */
  floor: number
  floors: number
  current: boolean
}

/** Each floor stands a step in from the one below. */
function inset(floor: number, floors: number): number {
  return Math.round((floor * Math.min(6, 30 / Math.max(1, floors - 1))) / 2) * 2
}

export function TowerFloor({ module, floor, floors, current }: TowerFloorProps): ReactNode {
  const { t } = useTranslation()
  const closed = module.state === 'closed'
  const done = module.lessons.filter(({ state }) => state === 'completed').length
  const step = inset(floor, floors)
  return (
    <li style={{ paddingInline: step }}>
      <Link
        to={paths.module(module.course_id, module.id)}
        hash={currentAnchor(module.lessons)}
        aria-current={current ? 'step' : undefined}
        className="group relative block no-underline"
      >
        <Cornice closed={closed} completed={module.state === 'completed'} />
        <div
          className={`mx-1.5 flex items-center gap-3.5 border-x border-line px-3 py-4 sm:mx-2 sm:gap-5 transition-colors duration-[120ms] sm:px-5 ${
            closed ? 'bg-ground' : 'bg-card group-hover:bg-turquoise-soft'
          } ${current ? 'pb-5' : ''}`}
        >
          <StarTile
            state={module.state}
            size={current ? 76 : 66}
            className="block shrink-0 [--tile-ground:var(--card)]"
          />
          <div className="min-w-0 flex-1">
            <p className="text-sm text-muted">{t('courses.module_number', { number: module.order })}</p>
            <h2 className={`text-lg leading-6 ${closed ? 'font-semibold text-muted' : 'font-bold text-ink'}`}>
              {module.title}
            </h2>
            <p className="sr-only">{t(`courses.state_${module.state}`)}</p>
            <CountLine counts={module.counts} />
            {closed && module.missing[0] && (
              <p className="mt-2 text-sm leading-5 text-muted">{missingText(module.missing[0], t)}</p>
            )}
            {current && module.lessons.length > 0 && (
              <ProgressBar
                value={done / module.lessons.length}
                label={t('courses.progress_of', { title: module.title })}
                size="sm"
                className="mt-3"
              />
            )}
          </div>
          <Icon name="chevron-right" size={22} className="hidden text-muted sm:block" />
        </div>
      </Link>
    </li>
  )
}

/** The tiled band on top of a floor. */
function Cornice({ closed, completed }: { closed: boolean; completed: boolean }): ReactNode {
  const colour = closed ? 'bg-tile' : completed ? 'bg-pistachio' : 'bg-turquoise'
  return (
    <div
      aria-hidden
      className={`relative h-4 overflow-hidden rounded-t-md border-b-[3px] ${colour} ${closed ? 'border-tile-edge' : completed ? 'border-pistachio-edge' : 'border-turquoise-edge'}`}
    >
      <Girih tone={closed ? 'ink' : 'white'} opacity={closed ? 0.12 : 0.55} tile={26} fade="none" />
    </div>
  )
}
