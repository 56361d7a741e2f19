import { Card } from '@qadam/ui/card'
import { Icon } from '@qadam/ui/icon'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../platform/paths.ts'

/** The ways to the editors in which one writes what one likes. */
export function WorkspaceLinks(): ReactNode {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="workspaces" className="mt-10">
      <h2 id="workspaces" className="mb-3 text-lg font-bold">
        {t('workspaces.title')}
      </h2>
      <div className="grid gap-3 sm:grid-cols-2">
        <WorkspaceLink
          to={paths.py}
          sign="py"
          title={t('workspaces.python')}
          text={t('workspaces.python_text')}
        />
        <WorkspaceLink
          to={paths.code}
          sign="</>"
          title={t('workspaces.web')}
          text={t('workspaces.web_text')}
        />
      </div>
    </section>
  )
}

interface WorkspaceLinkProps {
  to: typeof paths.py | typeof paths.code
  sign: string
  title: string
  text: string
}

function WorkspaceLink({ to, sign, title, text }: WorkspaceLinkProps): ReactNode {
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
