import { Button, IconButton } from '@qadam/ui/button'
import { Icon } from '@qadam/ui/icon'
import { ActionMenu, type MenuAction } from '@qadam/ui/menu'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ExportMenu, useFormats, type ExportName, type FileAsked } from './export-menu.tsx'
import { signAloneClass } from './sign-alone.ts'

export interface ListActionsProps {
  /** What the screen is for beside looking, as adding a row: always a button, on a phone its sign alone. */
  main?: MenuAction | undefined
  others?: readonly MenuAction[] | undefined
  /** The file as which the list is saved. */
  file?: FileAsked<ExportName> | undefined
}

/**
 * What can be done with a list: side by side where there is room, else all but the main act in a menu. Beside that one,
 * filters and a field for words there is room in a very wide window alone.
 */
export function ListActions({ main, others = [], file }: ListActionsProps): ReactNode {
  const { t } = useTranslation()
  const { formats, isSaving } = useFormats(file)
  const [beside, inMenu] = main ? ['max-2xl:hidden', '2xl:hidden'] : ['max-lg:hidden', 'lg:hidden']
  return (
    <>
      {main && (
        <Button
          size="sm"
          className={signAloneClass}
          icon={<Icon name="plus" size={18} />}
          onClick={main.onSelect}
        >
          <span className="max-sm:sr-only">{main.label}</span>
        </Button>
      )}
      {(others.length > 0 || file) && (
        <>
          <div className={`contents ${beside}`}>
            {others.map(({ id, label, onSelect }) => (
              <Button key={id} size="sm" variant="secondary" onClick={onSelect}>
                {label}
              </Button>
            ))}
            {file && <ExportMenu {...file} />}
          </div>
          <div className={`ml-auto ${inMenu}`}>
            <ActionMenu
              {...(file?.about !== undefined && { about: file.about })}
              trigger={
                <IconButton
                  label={t('table.more')}
                  icon={<Icon name="more" size={20} />}
                  disabled={isSaving}
                />
              }
              actions={[
                ...others,
                ...formats.map((format) => ({
                  ...format,
                  icon: <Icon name="download" size={18} />,
                })),
              ]}
            />
          </div>
        </>
      )}
    </>
  )
}
