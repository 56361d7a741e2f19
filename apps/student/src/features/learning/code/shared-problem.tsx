import { EmptyState } from '@qadam/ui/empty-state'
import { Button, buttonClass } from '@qadam/ui/button'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '@qadam/web/error-text'
import { paths } from '../../../platform/paths.ts'
import type { SharedProblem as Problem } from './read-shared.ts'
import { shareKeyOf } from './share-hash.ts'
import { rememberShare } from './waiting-share.ts'

interface SharedProblemProps {
  problem: Problem
  /** Of the playground. */
  path: string
  onLeave: () => void
  onRetry: () => void
}

/** An address that should carry or name a project and does not, or not for whoever opened it. */
export function SharedProblem({ problem, path, onLeave, onRetry }: SharedProblemProps): ReactNode {
  const { t } = useTranslation()
  if (problem.kind === 'signed_out') return <SignedOut path={path} />
  const leave = (
    <Button variant={problem.kind === 'failed' ? 'secondary' : 'primary'} onClick={onLeave}>
      {t('code_tools.shared.leave')}
    </Button>
  )
  return (
    <div role="alert">
      <EmptyState
        title={t(`code_tools.shared.${problem.kind === 'ended' ? 'ended_title' : 'invalid_title'}`)}
        text={problem.kind === 'failed' ? errorText(problem.error) : t(`code_tools.shared.${problem.kind}`)}
        action={
          problem.kind === 'failed' ? (
            <div className="flex flex-wrap justify-center gap-2">
              <Button onClick={onRetry}>{t('code.draft.retry')}</Button>
              {leave}
            </div>
          ) : (
            leave
          )
        }
      />
    </div>
  )
}

function SignedOut({ path }: { path: string }): ReactNode {
  const { t } = useTranslation()
  const { hash } = window.location
  return (
    <EmptyState
      title={t('code_tools.shared.signed_out_title')}
      text={t('code_tools.shared.signed_out')}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Link
            to={paths.login}
            search={{ next: path }}
            className={buttonClass()}
            onClick={() => rememberShare(hash)}
          >
            {t('code_tools.shared.sign_in')}
          </Link>
          {/* The console is an app of its own. */}
          <a href={`/staff/shared#${shareKeyOf(hash) ?? ''}`} className={buttonClass({ variant: 'ghost' })}>
            {t('code_tools.shared.staff')}
          </a>
        </div>
      }
    />
  )
}
