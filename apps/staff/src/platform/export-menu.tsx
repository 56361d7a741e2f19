import type { InputOf, StaffActionName, StaffActions } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Icon } from '@qadam/ui/icon'
import { ActionMenu } from '@qadam/ui/menu'
import { errorText } from '@qadam/web/error-text'
import { showToast } from '@qadam/web/toast'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFileOf } from './call-file.ts'

/** Actions that answer with a table as a file: those that are asked for its format. */
export type ExportName = {
  [Name in StaffActionName]: 'format' extends keyof InputOf<StaffActions[Name]> ? Name : never
}[StaffActionName]

export interface ExportMenuProps<Name extends ExportName> {
  name: Name
  input: Omit<InputOf<StaffActions[Name]>, 'format'>
  /** What is saved, where that is not what stands below. */
  label?: string
  /** What the file will hold, where that is not to be seen. */
  about?: string | undefined
}

/** Saves a table as a file: CSV, or a workbook of Excel. */
export function ExportMenu<Name extends ExportName>({
  name,
  input,
  label,
  about,
}: ExportMenuProps<Name>): ReactNode {
  const { t } = useTranslation()
  const save = useMutation({
    mutationFn: async (format: 'csv' | 'xlsx') =>
      await saveFileOf(name, { ...input, format } as InputOf<StaffActions[Name]>), // the input with its format
    onError: (failure) => void showToast('error', errorText(failure)),
  })
  return (
    <ActionMenu
      {...(about !== undefined && { about })}
      trigger={
        <Button
          size="sm"
          variant="secondary"
          loading={save.isPending}
          icon={<Icon name="download" size={18} />}
        >
          {label ?? t('exports.save')}
        </Button>
      }
      actions={(['xlsx', 'csv'] as const).map((format) => ({
        id: format,
        label: t(`exports.${format}`),
        onSelect: () => save.mutate(format),
      }))}
    />
  )
}
