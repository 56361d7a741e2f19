import { Button } from '@qadam/ui/button'
import { Icon } from '@qadam/ui/icon'
import { CheckMenu } from '@qadam/ui/menu'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isHidden } from './address.ts'

export interface ColumnsMenuProps<Id extends string> {
  columns: readonly { value: Id; label: string }[]
  /** As the address has it. */
  hidden: string | undefined
  onHidden: (hidden: string | undefined) => void
}

/** Which columns of a table are shown. */
export function ColumnsMenu<Id extends string>({
  columns,
  hidden,
  onHidden,
}: ColumnsMenuProps<Id>): ReactNode {
  const { t } = useTranslation()
  const ids = columns.map(({ value }) => value)
  return (
    <CheckMenu
      trigger={
        <Button size="sm" variant="ghost" icon={<Icon name="settings" size={18} />}>
          {t('table.columns')}
        </Button>
      }
      label={t('table.columns')}
      options={columns}
      isChecked={(id) => !isHidden(hidden, id)}
      onChange={(id, isShown) => {
        const next = ids.filter((each) => (each === id ? !isShown : isHidden(hidden, each)))
        onHidden(next.join('.') || undefined)
      }}
    />
  )
}
