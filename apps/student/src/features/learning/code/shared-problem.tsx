import { EmptyState } from '@qadam/ui/empty-state'
import { Button } from '@qadam/ui/button'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** An address that should carry a project and does not. */
export function SharedProblem({ onLeave }: { onLeave: () => void }): ReactNode {
  const { t } = useTranslation()
  return (
    <div role="alert">
      <EmptyState
        title={t('code_tools.shared.invalid_title')}
        text={t('code_tools.shared.invalid')}
        action={<Button onClick={onLeave}>{t('code_tools.shared.leave')}</Button>}
      />
    </div>
  )
}
