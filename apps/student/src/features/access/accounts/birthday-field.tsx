import type { User } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { DateField } from '@qadam/ui/date-field'
import { Icon } from '@qadam/ui/icon'
import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isCallError } from '../../../platform/call-error.ts'
import { call } from '../../../platform/call.ts'
import { currentLanguage } from '../../../platform/i18n/language.ts'
import { errorText } from '@qadam/web/error-text'
import { showToast } from '../../../platform/toast.ts'
import { EARLIEST_BIRTHDAY, birthdayFault } from './birthday.ts'
import { schoolToday } from '../../../platform/school-times.ts'
import { changeUser } from './use-user.ts'

/** The birthday, which a student may set, change and remove. */
export function BirthdayField({ user }: { user: User }): ReactNode {
  const { t } = useTranslation()
  const saved = user.birthday ?? ''
  const [draft, setDraft] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const isChanged = draft !== null && draft !== saved

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    // The school day is the server's to decide; it corrects a field that is a day off at midnight.
    const isPartial = (draft ?? saved) === '' && field.current?.value !== ''
    const fault = birthdayFault(draft ?? saved, schoolToday(), isPartial)
    if (fault) {
      setError(t(`profile.birthday_${fault}`))
      field.current?.focus()
      return
    }
    setBusy(true)
    try {
      const { birthday } = await call('update_profile', { birthday: draft ?? saved })
      changeUser({ birthday })
      setDraft(null)
      void showToast('success', t('profile.saved'))
    } catch (failure) {
      setError(isCallError(failure, 'validation.failed') ? t('profile.birthday_wrong') : errorText(failure))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void save(event)}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5"
    >
      <Icon name="gift" size={22} className="text-muted" />
      <label htmlFor={id} className="min-w-0 flex-1 basis-44 font-medium">
        {t('profile.birthday')}
        <span className="block text-sm leading-5 font-normal text-muted">{t('profile.birthday_hint')}</span>
      </label>
      <DateField
        ref={field}
        id={id}
        bare
        lang={currentLanguage()}
        words={t('profile.date', { returnObjects: true })}
        label={t('profile.birthday')}
        autoComplete="bday"
        min={EARLIEST_BIRTHDAY}
        max={schoolToday()}
        value={draft ?? saved}
        disabled={busy}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-message`}
        onUnreadable={() => setError(t('profile.birthday_partial'))}
        onChange={(day) => {
          setDraft(day)
          setError(undefined)
        }}
        className="ml-auto w-44"
      />
      {(isChanged || error) && (
        <Button type="submit" size="sm" loading={busy} className="ml-auto">
          {t('profile.save')}
        </Button>
      )}
      <p
        id={`${id}-message`}
        role="alert"
        className="basis-full text-sm leading-5 text-pomegranate-text empty:hidden"
      >
        {error}
      </p>
    </form>
  )
}
