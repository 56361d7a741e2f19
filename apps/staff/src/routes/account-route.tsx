import { Avatar } from '@qadam/ui/avatar'
import { Button } from '@qadam/ui/button'
import { Card } from '@qadam/ui/card'
import { Icon } from '@qadam/ui/icon'
import { formatPhone } from '@qadam/web/phone-format'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageMenu } from '../features/access/accounts/language-menu.tsx'
import { SignOut } from '../features/access/accounts/sign-out.tsx'
import { ThemeMenu } from '../features/access/accounts/theme-menu.tsx'
import { useUser } from '../features/access/accounts/use-user.ts'
import { SecondFactorCard } from '../features/access/accounts/second-factor/second-factor-card.tsx'
import { useDecisions } from '../features/learning/review/verdict/decisions.ts'
import { PageTitle } from '@qadam/web/frame/page-title'
import { laterEntries, officeEntries } from '../platform/office-entries.ts'
import { avatarOf, fullName } from '../platform/person.ts'

/** The signed-in account, its theme and its language. */
export function AccountRoute(): ReactNode {
  const { t } = useTranslation()
  const user = useUser()
  const { waiting } = useDecisions(user.id)
  const role = user.role === 'admin' ? 'admin' : 'teacher'
  return (
    <div className="flex max-w-xl flex-col gap-5 px-4 py-5 sm:px-6">
      <PageTitle>{t('accounts.title')}</PageTitle>
      <header className="flex items-center gap-4">
        <Avatar {...avatarOf(user)} name="" size={72} />
        <div>
          <h1 className="text-2xl font-bold">{fullName(user)}</h1>
          <p className="flex flex-wrap gap-x-3 text-muted">
            <span>{t(`accounts.roles.${role}`)}</span>
            <span className="whitespace-nowrap numbers">{formatPhone(user.phone)}</span>
          </p>
        </div>
      </header>
      <Card flush spills className="divide-y divide-line">
        <div className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
          <span className="flex-1 font-medium">{t('accounts.language')}</span>
          <LanguageMenu />
        </div>
        <div className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
          <span className="flex-1 font-medium">{t('accounts.theme')}</span>
          <ThemeMenu />
        </div>
      </Card>
      <SecondFactorCard />
      <Card flush className="divide-y divide-line md:hidden">
        {[...laterEntries, ...(user.role === 'admin' ? officeEntries : [])].map(({ to, label, icon }) => (
          <Link key={to} to={to} className="flex min-h-14 items-center gap-3 px-4 font-medium">
            <Icon name={icon} size={22} className="text-turquoise-text" />
            <span className="flex-1">{t(label)}</span>
            <Icon name="chevron-right" size={20} className="text-muted" />
          </Link>
        ))}
      </Card>
      <SignOut
        unsent={waiting.length}
        trigger={
          <Button variant="secondary" full icon={<Icon name="logout" size={20} />}>
            {t('accounts.sign_out')}
          </Button>
        }
      />
    </div>
  )
}
