import { authoringLimits, type DraftQuestion } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { CheckField } from '@qadam/ui/check-field'
import { TextArea } from '@qadam/ui/text-area'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AddButton } from './add-button.tsx'
import { useAdded } from './enter-fields.ts'
import { newId } from './new-question.ts'
import { TextInLanguages } from '../../../platform/text-in-languages.tsx'

type Check = NonNullable<DraftQuestion['checks']>[number]

interface CheckFieldsProps<Of extends Check> {
  checks: readonly Of[]
  language: 'python' | 'web'
  most: number
  onChange: (checks: Of[]) => void
  /** A check nobody has written yet. */
  empty: (id: string) => Of
  /** What more there is to a check. */
  more?: (check: Of, change: (part: Partial<Of>) => void) => ReactNode
}

/** What tries a student's program: its name in both languages, what goes in and what must come out. */
export function CheckFields<Of extends Check>(props: CheckFieldsProps<Of>): ReactNode {
  const { checks, language, most, onChange, empty, more } = props
  const { t } = useTranslation()
  const added = useAdded()
  const change = (id: string, part: Partial<Check>) =>
    onChange(checks.map((check) => (check.id === id ? { ...check, ...part } : check)))
  return (
    <>
      {checks.map((check, place) => (
        <fieldset
          key={check.id}
          ref={added.ref(check.id)}
          className="flex flex-col gap-3 rounded-control border border-line p-3"
        >
          <legend className="px-1 text-sm font-medium">{t('authoring.check', { number: place + 1 })}</legend>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3 2xl:grid-cols-2">
            <TextInLanguages
              text={check.title}
              labelOf={(lang) => `${t('authoring.check_title')} (${lang})`}
              maxLength={authoringLimits.titleMaxLength}
              onChange={(lang, value) => change(check.id, { title: { ...check.title, [lang]: value } })}
            />
            {language === 'python' && (
              <>
                <TextArea
                  label={t('authoring.check_input')}
                  minRows={1}
                  spellCheck={false}
                  value={check.input?.join('\n') ?? ''}
                  onChange={({ target }) =>
                    change(check.id, { input: target.value === '' ? undefined : target.value.split('\n') })
                  }
                />
                <TextArea
                  label={t('authoring.check_output')}
                  minRows={1}
                  spellCheck={false}
                  value={check.output ?? ''}
                  onChange={({ target }) =>
                    change(check.id, { output: target.value === '' ? undefined : target.value })
                  }
                />
              </>
            )}
            <TextArea
              label={t('authoring.check_assert')}
              minRows={1}
              spellCheck={false}
              value={check.assert ?? ''}
              onChange={({ target }) =>
                change(check.id, { assert: target.value === '' ? undefined : target.value })
              }
            />
          </div>
          {language === 'python' && (
            <CheckField
              label={t('authoring.check_hidden')}
              checked={check.hidden === true}
              onChange={(hidden) => change(check.id, { hidden: hidden ? true : undefined })}
            />
          )}
          {more?.(check, (part) => change(check.id, part))}
          <Button
            size="sm"
            variant="ghost"
            className="self-start"
            onClick={() => onChange(checks.filter(({ id }) => id !== check.id))}
          >
            {t('authoring.remove_check')}
          </Button>
        </fieldset>
      ))}
      {checks.length < most && (
        <AddButton
          onClick={() => {
            const id = newId()
            added.add(id)
            onChange([...checks, empty(id)])
          }}
        >
          {t('authoring.add_check')}
        </AddButton>
      )}
    </>
  )
}
