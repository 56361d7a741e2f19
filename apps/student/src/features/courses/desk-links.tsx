import { Card } from '@qadam/ui/card'
import { Icon } from '@qadam/ui/icon'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import '../../platform/i18n/desk-texts.ts'
import { paths } from '../../platform/paths.ts'

/** The ways to the editors in which one writes what one likes. */
export function DeskLinks(): ReactNode {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="desks" className="mt-10">
      <h2 id="desks" className="mb-3 text-lg font-bold">
        {t('desks.title')}
      </h2>
      <div className="grid gap-3 sm:grid-cols-2">
        <DeskLink to={paths.py} sign="py" title={t('desks.python')} text={t('desks.python_text')} />
        <DeskLink to={paths.code} sign="</>" title={t('desks.web')} text={t('desks.web_text')} />
      </div>
    </section>
  )
}

interface DeskLinkProps {
  to: typeof paths.py | typeof paths.code
  sign: string
  title: string
  text: string
}

function DeskLink({ to, sign, title, text }: DeskLinkProps): ReactNode {
  return (
    <Card className="relative flex items-center gap-4 p-4">
      <span
        aria-hidden
        className="grid size-14 shrink-0 place-items-center rounded-control bg-[var(--code-ground)] font-mono text-lg text-[var(--code-ink)]"
      >
        {sign}
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="font-bold">
          <Link to={to} className="after:absolute after:inset-0 after:rounded-card">
            {title}
          </Link>
        </h3>
        <p className="text-sm text-muted">{text}</p>
      </div>
      <Icon name="chevron-right" size={20} className="text-muted" />
    </Card>
  )
}
