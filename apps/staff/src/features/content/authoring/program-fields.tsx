import { Button, IconButton } from '@qadam/ui/button'
import { Icon } from '@qadam/ui/icon'
import { SelectField } from '@qadam/ui/select-field'
import { TextArea } from '@qadam/ui/text-area'
import { TextField } from '@qadam/ui/text-field'
import { useConfirm } from '@qadam/ui/use-confirm'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckFields } from './check-fields.tsx'
import { writtenCode } from './code-text.ts'
import { useAdded } from './enter-fields.ts'
import type { QuestionFieldsProps } from './field-parts.ts'
import { InLanguages } from '../../../platform/in-languages.tsx'
import {
  inLanguage,
  languageOf,
  losesFiles,
  mainFile,
  nameFault,
  programFiles,
  withoutFile,
  withSolution,
  withStarter,
} from './program-files.ts'

const MOST_CHECKS = 20

/** A program to write: where students start, a solution, and what tries theirs. */
export function ProgramFields(props: QuestionFieldsProps): ReactNode {
  const added = useAdded()
  return (
    <>
      <LanguageField {...props} />
      {programFiles(props.question).map((name) => (
        <div key={name} ref={added.ref(name)}>
          <FileFields name={name} {...props} />
        </div>
      ))}
      <NewFile {...props} onAdd={added.add} />
      <CheckFields
        checks={props.question.checks ?? []}
        language={languageOf(props.question)}
        most={MOST_CHECKS}
        empty={(id) => ({ id, title: { uz: '' } })}
        onChange={(checks) => props.onChange({ ...props.question, checks })}
      />
    </>
  )
}

function LanguageField({ question, onChange }: QuestionFieldsProps): ReactNode {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const language = languageOf(question)
  const change = () => onChange(inLanguage(question, language === 'python' ? 'web' : 'python'))
  const ask = () =>
    confirm.ask({
      tone: 'danger',
      title: t('authoring.language_title'),
      body: t('authoring.language_text'),
      confirmLabel: t('authoring.language_change'),
      cancelLabel: t('shell.cancel'),
      onConfirm: change,
    })
  return (
    <>
      <SelectField
        className="max-w-60"
        label={t('authoring.language')}
        value={language}
        options={(['python', 'web'] as const).map((each) => ({
          value: each,
          label: t(`authoring.program.${each}`),
        }))}
        onChange={() => (losesFiles(question) ? ask() : change())}
      />
      {confirm.dialog}
    </>
  )
}

function FileFields({ name, question, onChange }: QuestionFieldsProps & { name: string }): ReactNode {
  const { t } = useTranslation()
  return (
    <fieldset className="flex flex-col gap-3 rounded-control border border-line p-3">
      <legend className="px-1 font-mono text-sm font-medium">{name}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 2xl:grid-cols-2">
        <InLanguages text={{ ru: writtenCode(question.starter?.[name], 'ru') }}>
          {(lang) => (
            <TextArea
              label={`${t('authoring.starter')} (${lang}) · ${name}`}
              hint={lang === 'ru' ? t('authoring.as_uzbek') : undefined}
              className="font-mono"
              minRows={lang === 'ru' ? 1 : 4}
              spellCheck={false}
              value={writtenCode(question.starter?.[name], lang)}
              onChange={({ target }) => onChange(withStarter(question, name, lang, target.value))}
            />
          )}
        </InLanguages>
        <TextArea
          label={`${t('authoring.solution')} · ${name}`}
          className="font-mono"
          spellCheck={false}
          value={question.solution?.[name] ?? ''}
          onChange={({ target }) => onChange(withSolution(question, name, target.value))}
        />
      </div>
      {name !== mainFile(languageOf(question)) && (
        <IconButton
          className="self-start"
          label={t('authoring.remove_named', { name })}
          icon={<Icon name="trash" size={20} />}
          onClick={() => onChange(withoutFile(question, name))}
        />
      )}
    </fieldset>
  )
}

function NewFile({
  question,
  onChange,
  onAdd,
}: QuestionFieldsProps & { onAdd: (name: string) => void }): ReactNode {
  const { t } = useTranslation()
  const [name, setName] = useState('')
  const [wasPressed, setWasPressed] = useState(false)
  const wanted = name.trim()
  const fault = nameFault(question, wanted)
  function add(): void {
    setWasPressed(true)
    if (fault) return
    onAdd(wanted)
    onChange(withStarter(question, wanted, 'uz', ''))
    setName('')
    setWasPressed(false)
  }
  return (
    <div className="flex flex-wrap items-start gap-2">
      <TextField
        label={t('authoring.new_file')}
        hint={t(languageOf(question) === 'python' ? 'authoring.file_hint_python' : 'authoring.file_hint_web')}
        error={wasPressed && fault ? t(`authoring.file_fault.${fault}`) : undefined}
        className="min-w-40 flex-1"
        spellCheck={false}
        autoCapitalize="none"
        value={name}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && add()}
      />
      <Button
        size="sm"
        variant="secondary"
        className="mt-7"
        icon={<Icon name="plus" size={20} />}
        onClick={add}
      >
        {t('authoring.add_file')}
      </Button>
    </div>
  )
}
