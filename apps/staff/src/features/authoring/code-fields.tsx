import { Button } from '@qadam/ui/button'
import { Icon } from '@qadam/ui/icon'
import { TextArea } from '@qadam/ui/text-area'
import { TextField } from '@qadam/ui/text-field'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { selectClass, type QuestionFieldsProps } from './field-parts.ts'
import { codePieces, newId, shownCode, withCode, withPieces } from './new-question.ts'

/** Called so in every language. */
const languageNames = { python: 'Python', web: 'HTML, CSS, JavaScript' } as const

/** Code with blanks, and the pieces of it. */
export function CodePieces({ question, onChange }: QuestionFieldsProps): ReactNode {
  const { t } = useTranslation()
  const { right, wrong } = codePieces(question)
  const code = question.template?.code
  const lines = (text: string) => (text === '' ? [] : text.split('\n'))
  return (
    <>
      <TextArea
        label={t('authoring.template')}
        hint={t('authoring.template_hint')}
        className="font-mono"
        spellCheck={false}
        value={shownCode(code)}
        onChange={({ target }) =>
          onChange({
            ...question,
            template: {
              language: question.template?.language ?? 'python',
              code: withCode(code, target.value),
            },
          })
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 2xl:grid-cols-2">
        <TextArea
          label={t('authoring.right_pieces')}
          minRows={3}
          spellCheck={false}
          value={right.join('\n')}
          onChange={({ target }) => onChange(withPieces(question, lines(target.value), wrong))}
        />
        <TextArea
          label={t('authoring.wrong_pieces')}
          minRows={3}
          spellCheck={false}
          value={wrong.join('\n')}
          onChange={({ target }) => onChange(withPieces(question, right, lines(target.value)))}
        />
      </div>
    </>
  )
}

/** A program to write: where students start, a solution, and what tries theirs. */
export function ProgramFields({ question, onChange }: QuestionFieldsProps): ReactNode {
  const { t } = useTranslation()
  const language = question.language ?? 'python'
  const main = language === 'python' ? 'main.py' : 'index.html'
  const starter = question.starter?.[main]
  const checks = question.checks ?? []
  const setChecks = (next: typeof checks) => onChange({ ...question, checks: next })
  const change = (id: string, part: Partial<(typeof checks)[number]>) =>
    setChecks(checks.map((check) => (check.id === id ? { ...check, ...part } : check)))
  return (
    <>
      <label className="flex max-w-60 flex-col gap-1.5 text-sm font-medium">
        {t('authoring.language')}
        <select
          className={selectClass}
          value={language}
          onChange={({ target }) => {
            const next = target.value === 'web' ? 'web' : 'python'
            const name = next === 'python' ? 'main.py' : 'index.html'
            onChange({ ...question, language: next, starter: { [name]: starter ?? '' }, solution: {} })
          }}
        >
          <option value="python">{languageNames.python}</option>
          <option value="web">{languageNames.web}</option>
        </select>
      </label>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 2xl:grid-cols-2">
        <TextArea
          label={`${t('authoring.starter')} · ${main}`}
          className="font-mono"
          spellCheck={false}
          value={shownCode(starter)}
          onChange={({ target }) =>
            onChange({
              ...question,
              starter: { ...question.starter, [main]: withCode(starter, target.value) },
            })
          }
        />
        <TextArea
          label={`${t('authoring.solution')} · ${main}`}
          className="font-mono"
          spellCheck={false}
          value={question.solution?.[main] ?? ''}
          onChange={({ target }) =>
            onChange({
              ...question,
              solution: target.value === '' ? {} : { ...question.solution, [main]: target.value },
            })
          }
        />
      </div>
      {checks.map((check, place) => (
        <fieldset key={check.id} className="flex flex-col gap-3 rounded-control border border-line p-3">
          <legend className="px-1 text-sm font-medium">{t('authoring.check', { number: place + 1 })}</legend>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3 2xl:grid-cols-2">
            <TextField
              label={t('authoring.check_title')}
              value={check.title.uz}
              onChange={({ target }) => change(check.id, { title: { ...check.title, uz: target.value } })}
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
        <Button
          size="sm"
          variant="secondary"
          className="self-start"
          icon={<Icon name="plus" size={20} />}
          onClick={() => setChecks([...checks, { id: newId(), title: { uz: '' } }])}
        >
          {t('authoring.add_check')}
        </Button>
      )}
    </>
  )
}
