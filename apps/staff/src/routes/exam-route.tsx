import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../features/access/accounts/use-user.ts'
import { BankPanel } from '../features/learning/exam/bank-panel.tsx'
import { SittingsPanel } from '../features/learning/exam/sittings-panel.tsx'
import { paths } from '../platform/paths.ts'
import { SectionScreen } from '../platform/section-screen.tsx'

const route = getRouteApi('/main/exam')

/** The placement exam: who sat it, and for admins what it asks. */
export function ExamRoute(): ReactNode {
  const { t } = useTranslation()
  return (
    <SectionScreen
      title={t('exam.title')}
      label={t('exam.sections')}
      className="max-w-5xl"
      tabsClassName="max-w-md"
      path={paths.exam}
      search={route.useSearch()}
      first="sittings"
      isFirstAlone={useUser().role !== 'admin'}
      sections={{
        sittings: { title: t('exam.sittings'), panel: (list) => <SittingsPanel {...list} /> },
        bank: {
          title: t('exam.bank'),
          panel: ({ search: { section, part }, onSearch }) => (
            <BankPanel
              part={part ?? 1}
              onPart={(next) => onSearch({ section, ...(next !== 1 && { part: next }) })}
            />
          ),
        },
      }}
    />
  )
}
