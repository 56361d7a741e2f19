import { Tabs } from '@qadam/ui/tabs'
import { PageTitle } from '@qadam/web/frame/page-title'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useContentLanguages } from '../features/access/accounts/use-content-languages.ts'
import { useUser } from '../features/access/accounts/use-user.ts'
import { LeadsPanel } from '../features/office/invites/leads-panel.tsx'
import { SettingSection } from '../features/office/settings/setting-section.tsx'
import { ItemsPanel } from '../features/rewards/shop/items-panel.tsx'
import { OrdersPanel } from '../features/rewards/shop/orders-panel.tsx'
import { ContentLanguagesContext } from '../platform/content-languages-context.ts'
import { paths } from '../platform/paths.ts'

const route = getRouteApi('/main/shop')

/** The shop from behind the counter: orders for all staff, the shelves for admins. */
export function ShopRoute(): ReactNode {
  const { t } = useTranslation()
  const user = useUser()
  const navigate = useNavigate()
  const languages = useContentLanguages()
  const search = route.useSearch()
  const isAdmin = user.role === 'admin'
  // A teacher has the orders alone.
  const section = (isAdmin && search.section) || 'orders'
  const go = (next: object) => void navigate({ to: paths.shop, search: { ...next }, replace: true })
  return (
    <div className="flex flex-col gap-5 px-4 py-5 sm:px-6">
      <PageTitle>{t('shop.title')}</PageTitle>
      <h1 className="text-2xl font-bold">{t('shop.title')}</h1>
      {isAdmin && (
        <Tabs
          label={t('shop.sections')}
          className="max-w-lg"
          inPairs
          value={section}
          onChange={(next) => go(next === 'orders' ? {} : { section: next })}
          items={[
            { value: 'orders', label: t('shop.orders') },
            { value: 'items', label: t('shop.items') },
            { value: 'leads', label: t('leads.title') },
            { value: 'leagues', label: t('school_settings.of.leagues.title') },
          ]}
        />
      )}
      {isAdmin && search.section === 'items' ? (
        <ContentLanguagesContext value={languages}>
          <ItemsPanel />
        </ContentLanguagesContext>
      ) : isAdmin && search.section === 'leads' ? (
        <LeadsPanel search={search} onSearch={go} />
      ) : isAdmin && search.section === 'leagues' ? (
        <SettingSection name="leagues" />
      ) : (
        <OrdersPanel search={search} onSearch={go} mayCancel={isAdmin} />
      )}
    </div>
  )
}
