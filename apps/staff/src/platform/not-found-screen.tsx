import { buttonClass } from '@qadam/ui/button'
import { NotFound } from '@qadam/web/frame/not-found'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from './paths.ts'

/** An address the console does not have, or what is not this teacher's to see. */
export function NotFoundScreen(): ReactNode {
  const { t } = useTranslation()
  return (
    <NotFound
      action={
        <Link to={paths.home} className={buttonClass()}>
          {t('errors.go_home')}
        </Link>
      }
    />
  )
}
