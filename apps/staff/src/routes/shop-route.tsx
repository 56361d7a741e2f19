import { Tabs } from '@qadam/ui/tabs'
import { PageTitle } from '@qadam/web/frame/page-title'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useContentLanguages } from '../features/accounts/use-content-languages.ts'
import { useUser } from '../features/accounts/use-user.ts'
import { LeadsPanel } from '../features/invites/leads-panel.tsx'
import { parseLeadsSearch, type LeadsSearch } from '../features/invites/leads-search.ts'
import { LeaguesPanel } from '../features/leagues/leagues-panel.tsx'
import { ItemsPanel } from '../features/shop/items-panel.tsx'
import { OrdersPanel } from '../features/shop/orders-panel.tsx'
import { parseShopSearch, type ShopSearch } from '../features/shop/shop-queries.ts'
import { ContentLanguagesContext } from '../platform/content-languages-context.ts'
import { paths } from '../platform/paths.ts'

/** The shop from behind the counter: orders for all staff, the shelves for admins. */
export function ShopRoute(): ReactNode {
  const { t } = useTranslation()
  const user = useUser()
  const navigate = useNavigate()
  const languages = useContentLanguages()
  const address = useSearch({ strict: false })
  const search = parseShopSearch(address)
  const isAdmin = user.role === 'admin'
  const section = (isAdmin && search.section) || 'orders'
  const go = (next: ShopSearch & LeadsSearch) =>
    void navigate({ to: paths.shop, search: { ...next }, replace: true })
  return (
    <div className="flex flex-col gap-5 px-4 py-5 sm:px-6">
      <PageTitle>{t('shop.title')}</PageTitle>
      <h1 className="text-2xl font-bold">{t('shop.title')}</h1>
      {isAdmin && (
        <Tabs
          label={t('shop.sections')}
          className="max-w-lg max-sm:[&>[role=tablist]]:grid max-sm:[&>[role=tablist]]:grid-cols-2"
          value={section}
          onChange={(next) => go(next === 'orders' ? {} : { section: next })}
          items={[
            { value: 'orders', label: t('shop.orders') },
            { value: 'items', label: t('shop.items') },
            { value: 'leads', label: t('leads.title') },
            { value: 'leagues', label: t('leagues.title') },
          ]}
        />
      )}
      {section === 'items' ? (
        <ContentLanguagesContext value={languages}>
          <ItemsPanel />
        </ContentLanguagesContext>
      ) : section === 'leads' ? (
        <LeadsPanel search={parseLeadsSearch(address)} onSearch={(next) => go({ section, ...next })} />
      ) : section === 'leagues' ? (
        <LeaguesPanel />
      ) : (
        <OrdersPanel search={search} onSearch={go} mayCancel={isAdmin} />
      )}
    </div>
  )
}
