import type { InputOf, StaffActionName, StaffActions } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Icon } from '@qadam/ui/icon'
import { ActionMenu, type MenuAction } from '@qadam/ui/menu'
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

export interface FileAsked<Name extends ExportName> {
  name: Name
  input: Omit<InputOf<StaffActions[Name]>, 'format'>
  /** What the file will hold, where that is not to be seen. */
  about?: string | undefined
  /** What is saved, where that is not what stands below. */
  label?: string
}

/** The formats in which tables are saved as files: CSV, or a workbook of Excel. */
export function useFormats<Name extends ExportName>(
  files: readonly FileAsked<Name>[],
): { formats: MenuAction[]; isSaving: boolean } {
  const { t } = useTranslation()
  const save = useMutation({
    mutationFn: async ({ name, input, format }: FileAsked<Name> & { format: 'csv' | 'xlsx' }) =>
      await saveFileOf(name, { ...input, format } as InputOf<StaffActions[Name]>), // the input with its format
    onError: (failure) => void showToast('error', errorText(failure)),
  })
  const formats = ['xlsx', 'csv'] as const
  return {
    formats: files.flatMap((file) =>
      formats.map((format) => {
        const name = t(`exports.${format}`)
        return {
          id: `${file.name} ${format}`,
          label: files.length > 1 ? `${file.label ?? t('exports.save')}: ${name}` : name,
          icon: <Icon name="download" size={18} />,
          onSelect: () => save.mutate({ ...file, format }),
        }
      }),
    ),
    isSaving: save.isPending,
  }
}

/** Saves a table as a file. */
export function ExportMenu<Name extends ExportName>(file: FileAsked<Name>): ReactNode {
  const { t } = useTranslation()
  const { formats, isSaving } = useFormats([file])
  return (
    <ActionMenu
      {...(file.about !== undefined && { about: file.about })}
      trigger={
        <Button size="sm" variant="secondary" loading={isSaving} icon={<Icon name="download" size={18} />}>
          {file.label ?? t('exports.save')}
        </Button>
      }
      actions={formats}
    />
  )
}
