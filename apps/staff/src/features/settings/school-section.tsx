import {
  examRanges,
  helperRanges,
  rewardRanges,
  schoolSettings,
  schoolSettingSections,
  testRanges,
  type SchoolSettings,
  type SchoolSettingSection,
  type SchoolSettingValues,
  type SettingRange,
} from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Card } from '@qadam/ui/card'
import { Chip } from '@qadam/ui/chip'
import { TextField } from '@qadam/ui/text-field'
import { isCallError } from '@qadam/web/call-error'
import { errorText } from '@qadam/web/error-text'
import { formatNumber } from '@qadam/web/format'
import { showToast } from '@qadam/web/toast'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../platform/call.ts'
import { differencesOf, Meanwhile, mergeMine, newerOf, stillTyped } from '../../platform/meanwhile.tsx'
import { queryClient } from '../../platform/query-client.ts'
import { schoolSettingsQuery } from './school-settings-query.ts'
import { SettingChoice } from './setting-choice.tsx'
import { chosenValue, isChosenField, settingChoices } from './setting-choices.ts'

type Value = string | number | null
type Values = Readonly<Record<string, Value>>
type Field = { [Name in SchoolSettingSection]: keyof SchoolSettingValues[Name] }[SchoolSettingSection]

const ranges: Partial<Record<SchoolSettingSection, Readonly<Record<string, SettingRange>>>> = {
  rewards: rewardRanges,
  tests: testRanges,
  exam: examRanges,
  helper: helperRanges,
}

export interface SchoolSectionProps {
  name: SchoolSettingSection
  settings: SchoolSettings
  /** This section of them. */
  section: NonNullable<SchoolSettings[SchoolSettingSection]>
}

/** One section of the school's settings, which is saved by itself. */
export function SchoolSection({ name, settings, section }: SchoolSectionProps): ReactNode {
  const { t } = useTranslation()
  const { revision } = section
  const [base, usual] = [section.values as Values, section.usual as Values] // a field that is there has a value
  const { shape } = schoolSettingSections[name]
  // A server of another version may not have them all.
  const fields = (Object.keys(shape) as Field[]).filter((field) => field in base && field in usual) // the keys of the schema
  // What was typed and is not saved yet, as text: an empty field is no zero.
  const [typed, setTyped] = useState<Partial<Record<Field, string>>>({})
  const save = useMutation({
    mutationFn: async (next: { values: Values; revision: number; typed: typeof typed }) =>
      await call('school_settings_save', { revision: next.revision, [name]: next.values }),
    onSuccess: (saved, sent) => {
      queryClient.setQueryData(schoolSettingsQuery.queryKey, saved)
      // What else shows it, as `me` and the builder do, reads it anew.
      if (name === 'languages')
        for (const key of ['me', 'authoring']) void queryClient.invalidateQueries({ queryKey: [key] })
      setTyped((now) => stillTyped(now, sent.typed))
      void showToast('success', t('settings.saved'))
    },
  })

  const isNumber = (field: Field): boolean => ranges[name] !== undefined && field in ranges[name]
  const textOf = (value: Value | undefined): string => String(value ?? '')
  const typedValue = (field: Field): Value | undefined => {
    const text = typed[field]?.trim()
    if (text === undefined) return base[field]
    if (isNumber(field)) return /^\d{1,10}$/.test(text) ? Number(text) : undefined
    return text === '' && (field === 'payment_link' || field === 'phone') ? null : text
  }
  const isRight = (field: Field): boolean => {
    const schema = (shape as Record<string, { safeParse: (value: unknown) => { success: boolean } }>)[field] // by its own key
    return schema?.safeParse(typedValue(field)).success === true
  }
  const isWhole = fields.every(isRight)
  const mine = Object.fromEntries(fields.map((field) => [field, typedValue(field) ?? null])) as Values // one a field
  const isChanged = fields.some((field) => mine[field] !== base[field])
  const newer = newerOf(save.error, schoolSettings.shape[name])
  const isAsSent = fields.every((field) => mine[field] === save.variables?.values[field])
  // What only the server can tell of what was sent: a number that names nothing.
  const refused = isCallError(save.error, 'validation.failed') && isAsSent ? save.error.fields : {}

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    if (isWhole && isChanged && !save.isPending) save.mutate({ values: mine, revision, typed })
  }

  function take(): void {
    queryClient.setQueryData(schoolSettingsQuery.queryKey, { ...settings, [name]: newer })
    setTyped({})
    save.reset()
  }

  const write = (value: unknown, field: string): string => {
    if (typeof value === 'number') return name === 'exam' ? String(value) : formatNumber(value)
    const chosen = chosenValue(field, value)
    if (chosen) return t(`school_settings.choices.${chosen}.title`)
    return typeof value === 'string' && value !== '' ? value : t('school_settings.none')
  }
  const hintOf = (field: Field): string => {
    const range = ranges[name]?.[field]
    const value = write(usual[field], field)
    const by =
      !range || name === 'exam'
        ? t('school_settings.usually', { value })
        : t('school_settings.range', {
            value,
            least: formatNumber(range.least),
            most: formatNumber(range.most),
          })
    return `${t(`school_settings.hints.${field}`)} ${by}`
  }
  const faultOf = (field: Field): string | undefined => {
    if (isRight(field)) return field in refused ? t('school_settings.no_module') : undefined
    const range = ranges[name]?.[field]
    if (field === 'payment_link') return t('school_settings.bad_link')
    if (field === 'phone') return t('roster.faults.bad_phone')
    if (!range) return t('school_settings.bad_text')
    return t('school_settings.bad_number', {
      least: formatNumber(range.least),
      most: formatNumber(range.most),
    })
  }

  return (
    <Card>
      <form onSubmit={onSubmit} noValidate className="flex flex-col gap-5">
        <div
          className={`grid gap-x-4 gap-y-5 ${name === 'school' || fields.some(isChosenField) ? '' : 'sm:grid-cols-2'}`}
        >
          {fields.map((field) => {
            const value = typed[field] ?? textOf(base[field])
            const isUsual = typedValue(field) === usual[field]
            return (
              <div key={field} className="flex flex-col items-start gap-1.5">
                {isChosenField(field) ? (
                  <SettingChoice
                    label={t(`school_settings.fields.${field}`)}
                    hint={hintOf(field)}
                    value={value}
                    choices={settingChoices[field].map((each) => ({
                      value: each,
                      title: t(`school_settings.choices.${each}.title`),
                      text: t(`school_settings.choices.${each}.text`),
                    }))}
                    onChange={(chosen) => setTyped({ ...typed, [field]: chosen })}
                  />
                ) : (
                  <TextField
                    label={t(`school_settings.fields.${field}`)}
                    hint={hintOf(field)}
                    error={faultOf(field)}
                    inputMode={
                      isNumber(field)
                        ? 'numeric'
                        : field === 'payment_link'
                          ? 'url'
                          : field === 'phone'
                            ? 'tel'
                            : 'text'
                    }
                    autoComplete="off"
                    className="w-full"
                    value={value}
                    onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
                  />
                )}
                {!isUsual && (
                  <span className="flex flex-wrap items-center gap-x-3">
                    <Chip tone="lapis">{t('school_settings.changed')}</Chip>
                    <button
                      type="button"
                      className="min-h-11 text-[15px] font-semibold text-turquoise-text"
                      aria-label={t('school_settings.to_usual_of', {
                        field: t(`school_settings.fields.${field}`),
                      })}
                      onClick={() => setTyped({ ...typed, [field]: textOf(usual[field]) })}
                    >
                      {t('school_settings.to_usual')}
                    </button>
                  </span>
                )}
              </div>
            )
          })}
        </div>
        {newer && (
          <Meanwhile
            saved={newer}
            differences={differencesOf<Values>(
              { base, mine, newer: newer.values },
              (field) => t(`school_settings.fields.${field as Field}`), // the section's own
              write,
            )}
            onTake={take}
            onKeep={() =>
              save.mutate({
                values: mergeMine<Values>(base, mine, newer.values),
                revision: newer.revision,
                typed,
              })
            }
          />
        )}
        {save.error && !newer && (
          <p role="alert" className="text-[15px] text-pomegranate-text">
            {errorText(save.error)}
          </p>
        )}
        <Button
          type="submit"
          className="self-start"
          loading={save.isPending}
          disabled={!isWhole || !isChanged}
        >
          {t('settings.save')}
        </Button>
      </form>
    </Card>
  )
}
