import { sittingsList, type SearchOf } from '@qadam/contract'
import { Avatar } from '@qadam/ui/avatar'
import { EmptyState } from '@qadam/ui/empty-state'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ListPanel } from '../../../platform/list-panel.tsx'
import { paths } from '../../../platform/paths.ts'
import { avatarOf, fullName } from '../../../platform/person.ts'
import { SittingHead } from './sitting-head.tsx'

export interface SittingsPanelProps {
  search: SearchOf<typeof sittingsList>
  onSearch: (search: SittingsPanelProps['search'], isStep?: true) => void
}

/** Who sat the exam, the newest first; each leads to the student's page, where the answers are. */
export function SittingsPanel({ search, onSearch }: SittingsPanelProps): ReactNode {
  const { t } = useTranslation()
  return (
    <ListPanel
      list={sittingsList}
      {...{ search, onSearch }}
      label={t('exam.sittings')}
      item={({ student, ...sitting }) => (
        <li key={sitting.id}>
          <Link
            to={paths.studentPattern}
            params={{ studentId: String(student.id) }}
            className="flex flex-wrap items-center gap-x-4 gap-y-1.5 px-4 py-3 hover:bg-tile"
          >
            <span className="flex min-w-0 flex-1 basis-52 items-center gap-3">
              <Avatar {...avatarOf(student)} name="" size={40} />
              <span className="min-w-0">
                <span className="block font-semibold wrap-anywhere">{fullName(student)}</span>
                {student.group && (
                  <span className="block text-sm text-muted wrap-anywhere">{student.group.name}</span>
                )}
              </span>
            </span>
            <span className="flex flex-2 basis-80 flex-wrap items-center gap-x-3 gap-y-1">
              <SittingHead sitting={sitting} />
            </span>
          </Link>
        </li>
      )}
      empty={<EmptyState mood="thinking" title={t('exam.no_sittings')} text={t('exam.no_sittings_text')} />}
    />
  )
}
