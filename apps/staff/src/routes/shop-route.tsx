import { getRouteApi } from '@tanstack/react-router'
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
import { SectionScreen } from '../platform/section-screen.tsx'

const route = getRouteApi('/main/shop')

/** The shop from behind the counter: orders for all staff, the shelves for admins. */
export function ShopRoute(): ReactNode {
  const { t } = useTranslation()
  const isAdmin = useUser().role === 'admin'
  const languages = useContentLanguages()
  return (
    <SectionScreen
      title={t('shop.title')}
      label={t('shop.sections')}
      tabsClassName="max-w-lg"
      path={paths.shop}
      search={route.useSearch()}
      first="orders"
      isFirstAlone={!isAdmin}
      sections={{
        orders: {
          title: t('shop.orders'),
          panel: (list) => <OrdersPanel {...list} mayCancel={isAdmin} />,
        },
        items: {
          title: t('shop.items'),
          panel: () => (
            <ContentLanguagesContext value={languages}>
              <ItemsPanel />
            </ContentLanguagesContext>
          ),
        },
        leads: { title: t('leads.title'), panel: (list) => <LeadsPanel {...list} /> },
        leagues: {
          title: t('school_settings.of.leagues.title'),
          panel: () => <SettingSection name="leagues" />,
        },
      }}
    />
  )
}
