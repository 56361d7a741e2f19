import { authoringLimits } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { TextArea } from '@qadam/ui/text-area'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AddButton } from './add-button.tsx'
import { useAdded } from './enter-fields.ts'
import type { QuestionFieldsProps } from './field-parts.ts'
import { newId } from './new-question.ts'
import { TextInLanguages } from '../../../platform/text-in-languages.tsx'

/** What tries a student's program: its name in both languages, what goes in and what must come out. */
export function CheckFields({ question, onChange }: QuestionFieldsProps): ReactNode {
  const { t } = useTranslation()
  const { checks = [], language = 'python' } = question
  const added = useAdded()
  const setChecks = (next: typeof checks) => onChange({ ...question, checks: next })
  const change = (id: string, part: Partial<(typeof checks)[number]>) =>
    setChecks(checks.map((check) => (check.id === id ? { ...check, ...part } : check)))
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
          <Button
            size="sm"
            variant="ghost"
            className="self-start"
            onClick={() => setChecks(checks.filter(({ id }) => id !== check.id))}
          >
            {t('authoring.remove_check')}
          </Button>
        </fieldset>
      ))}
      {checks.length < 20 && (
        <AddButton
          onClick={() => {
            const id = newId()
            added.add(id)
            setChecks([...checks, { id, title: { uz: '' } }])
          }}
        >
          {t('authoring.add_check')}
        </AddButton>
      )}
    </>
  )
}
