import { shownSetting, type SettingName, type SettingValue, type ShownSetting } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Card } from '@qadam/ui/card'
import { FormFault } from '@qadam/ui/form-fault'
import { Switch } from '@qadam/ui/switch'
import { isCallError } from '@qadam/web/call-error'
import { errorText } from '@qadam/web/error-text'
import { formatNumber } from '@qadam/web/format'
import { showToast } from '@qadam/web/toast'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import type { SettingTexts } from '../../../platform/i18n/setting-texts.ts'
import { differencesOf, EditConflict, newerOf, stillTyped } from '../../../platform/edit-conflict.tsx'
import { SettingField } from './setting-field.tsx'
import { fieldsOf, isSame, textOf, valueOf, wrongTogether, type Field } from './setting-fields.ts'
import { settingParts } from './setting-parts.ts'
import { keepSetting, type Values } from './settings-query.ts'

interface Sent {
  /** What was changed alone. */
  values: Values
  revision: number
  /** What was on the screen then: a later read of it changes nothing of what was meant. */
  base: Values
  /** What was typed of it; nothing for a switch. */
  typed: Typed
}

/** What was typed or chosen and is not saved yet; a number as its text. */
type Typed = Readonly<Record<string, unknown>>

/** One setting, drawn from its schema. A switch is saved at once, the rest by the button. */
export function SettingForm({ name, shown }: { name: SettingName; shown: ShownSetting }): ReactNode {
  const { t } = useTranslation()
  const texts: SettingTexts = t(`school_settings.of.${name}`, { returnObjects: true })
  const { values: base, usual, revision } = shown
  const fields = fieldsOf(name, shown)
  const { Above, choices, fields: own = {} } = settingParts[name] ?? {}
  const [typed, setTyped] = useState<Typed>({})
  const save = useMutation({
    mutationFn: async (next: Sent) =>
      await call('school_settings_save', { name, values: next.values, revision: next.revision }),
    onSuccess: (saved, sent) => {
      settle(saved, sent)
      void showToast('success', t('settings.saved'))
    },
  })

  /** What was not sent, or typed since, stays typed. */
  function settle(saved: ShownSetting, sent: Sent): void {
    keepSetting(name, saved)
    setTyped((now) => stillTyped(now, sent.typed))
  }

  const drafts = fields.map((field) => {
    const saved = base[field.name] ?? null
    const part = own[field.name]
    const input = typed[field.name] ?? (part ? part.draftOf(saved) : saved)
    const value = field.name in typed ? valueOf(field, part ? part.valueOf(input) : input) : saved
    return { field, input, value, isChanged: !isSame(value, saved) }
  })
  const changed = drafts.filter(({ isChanged }) => isChanged)
  const isWhole = changed.every(({ value }) => value !== undefined)
  const mine: Values = Object.fromEntries(changed.map(({ field, value }) => [field.name, value ?? null]))
  const wrong = isWhole ? wrongTogether(name, { ...base, ...mine }) : []
  const newer = newerOf(save.error, shownSetting)
  const sent = save.variables
  const isAsSent = drafts.every(({ field, value, isChanged }) =>
    isChanged ? isSame(value, sent?.values[field.name]) : true,
  )
  // What only the server can tell of what was sent: a number that names nothing.
  const refused =
    isCallError(save.error, 'validation.failed') && isAsSent ? Object.keys(save.error.fields) : []
  const canSave = changed.length > 0 && isWhole && wrong.length === 0

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    if (canSave && !save.isPending) save.mutate({ values: mine, revision, base, typed })
  }

  const write = (
    { name: field, kind }: Field,
    value: SettingValue | undefined = null,
    among: Values = base,
  ): string => {
    const part = own[field]
    if (part) return part.inWords(value, shown, t)
    const named = choices?.(field, shown, among)?.find((each) => each.value === value)
    if (named) return named.label
    if (typeof value === 'number') return kind.is === 'id' ? String(value) : formatNumber(value)
    if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no')
    const text = textOf(value)
    if (kind.is === 'choice') return texts.fields[field]?.choices?.[text]?.title ?? text
    return text === '' ? t('school_settings.none') : text
  }
  const inWords = (values: Values): Readonly<Record<string, string>> =>
    Object.fromEntries(fields.map((field) => [field.name, write(field, values[field.name], values)]))
  const faultOf = ({ name: field, kind }: Field, value: SettingValue | undefined): string | undefined => {
    if (value !== undefined)
      return wrong.includes(field) || refused.includes(field) ? texts.refused : undefined
    if (kind.is !== 'number') return texts.fields[field]?.wrong ?? t('school_settings.bad_id')
    const { least, most } = kind
    return t('school_settings.bad_number', { least: formatNumber(least), most: formatNumber(most) })
  }

  const written = drafts.filter(({ field }) => field.kind.is !== 'switch')
  const isWide = written.some(({ field: { kind } }) => ['choice', 'text', 'own'].includes(kind.is))
  return (
    <Card>
      <form onSubmit={onSubmit} noValidate className="flex flex-col gap-5">
        {Above && <Above shown={shown} />}
        {drafts.map(({ field, value }) => {
          const words = texts.fields[field.name]
          if (field.kind.is !== 'switch' || !words) return null
          const isOn = (save.isPending ? save.variables.values[field.name] : undefined) ?? value
          return (
            <Switch
              key={field.name}
              label={words.label}
              hint={value === false ? (words.off ?? words.hint) : words.hint}
              checked={isOn === true}
              disabled={save.isPending}
              onChange={(on) => save.mutate({ values: { [field.name]: on }, revision, base, typed: {} })}
            />
          )
        })}
        <div className={`grid gap-x-4 gap-y-5 ${isWide ? '' : 'sm:grid-cols-2'}`}>
          {written.map(({ field, input, value }) => {
            const { Field } = own[field.name] ?? {}
            const onChange = (next: unknown) => setTyped({ ...typed, [field.name]: next })
            if (Field) return <Field key={field.name} draft={input} shown={shown} onChange={onChange} />
            return (
              <SettingField
                key={field.name}
                field={field}
                texts={texts.fields[field.name] ?? { label: field.name }}
                value={input}
                usual={write(field, usual[field.name], usual)}
                choices={choices?.(field.name, shown, { ...base, ...mine })}
                fault={faultOf(field, value)}
                onChange={onChange}
                onUsual={
                  value === usual[field.name]
                    ? undefined
                    : () => setTyped({ ...typed, [field.name]: textOf(usual[field.name] ?? null) })
                }
              />
            )
          })}
        </div>
        {newer && sent && (
          <EditConflict
            saved={newer}
            differences={differencesOf(
              {
                base: inWords(sent.base),
                mine: inWords({ ...sent.base, ...sent.values }),
                newer: inWords(newer.values),
              },
              (field) => texts.fields[field]?.label ?? field,
              String,
            )}
            onTake={() => {
              settle(newer, sent)
              save.reset()
            }}
            onKeep={() => save.mutate({ ...sent, revision: newer.revision, base: newer.values })}
          />
        )}
        {save.error && !newer && <FormFault>{errorText(save.error)}</FormFault>}
        {written.length > 0 && (
          <Button type="submit" className="self-start" loading={save.isPending} disabled={!canSave}>
            {t('settings.save')}
          </Button>
        )}
      </form>
    </Card>
  )
}
