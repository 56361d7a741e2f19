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
  /** The files as which the list is saved. */
  files?: readonly FileAsked<ExportName>[] | undefined
}

/**
 * What can be done with a list: side by side where there is room, else all but the main act in a menu. Beside that one,
 * or where they are several, filters leave room for them in a very wide window alone.
 */
export function ListActions({ main, others = [], files = [] }: ListActionsProps): ReactNode {
  const { t } = useTranslation()
  const { formats, isSaving } = useFormats(files)
  const isCrowded = main !== undefined || others.length + files.length > 1
  const [beside, inMenu] = isCrowded ? ['max-2xl:hidden', '2xl:hidden'] : ['max-lg:hidden', 'lg:hidden']
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
      {(others.length > 0 || files.length > 0) && (
        <>
          <div className={`contents ${beside}`}>
            {others.map(({ id, label, onSelect }) => (
              <Button key={id} size="sm" variant="secondary" onClick={onSelect}>
                {label}
              </Button>
            ))}
            {files.map((file) => (
              <ExportMenu key={file.name} {...file} />
            ))}
          </div>
          <div className={`ml-auto ${inMenu}`}>
            <ActionMenu
              {...(files[0]?.about !== undefined && { about: files[0].about })}
              trigger={
                <IconButton
                  label={t('table.more')}
                  icon={<Icon name="more" size={20} />}
                  disabled={isSaving}
                />
              }
              actions={[...others, ...formats]}
            />
          </div>
        </>
      )}
    </>
  )
}
