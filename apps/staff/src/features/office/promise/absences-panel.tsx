import { FormFault } from '@qadam/ui/form-fault'
import type { Absence } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Card } from '@qadam/ui/card'
import { Chip } from '@qadam/ui/chip'
import { EmptyState } from '@qadam/ui/empty-state'
import { SelectField } from '@qadam/ui/select-field'
import { Skeleton } from '@qadam/ui/skeleton'
import { isCallError } from '@qadam/web/call-error'
import { errorText } from '@qadam/web/error-text'
import { QueryView } from '@qadam/web/frame/query-view'
import { showToast } from '@qadam/web/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DateField } from '../../../platform/date-field.tsx'
import { call } from '../../../platform/call.ts'
import { formatDate, schoolToday } from '../../../platform/times.ts'
import { absencesQuery, refreshPromise } from './promise-queries.ts'

/** Absent reviewers, and the deputies of their groups. */
export function AbsencesPanel(): ReactNode {
  const { t } = useTranslation()
  const read = useQuery(absencesQuery)
  const { data } = read
  const end = useMutation({
    mutationFn: async (absence_id: number) => await call('absence_end', { absence_id }),
    onSuccess: refreshPromise,
    onError: (failure) => void showToast('error', errorText(failure)),
  })
  if (!data) return <QueryView query={read} skeleton={<Skeleton height={320} />} />
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <AbsenceForm staff={data.staff} />
      {data.rows.length === 0 ? (
        <EmptyState mood="happy" title={t('promise.no_absences')} text={t('promise.no_absences_text')} />
      ) : (
        <ul className="overflow-hidden rounded-card border border-line bg-card">
          {data.rows.map((absence) => (
            <li
              key={absence.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line px-4 py-3 not-first:border-t"
            >
              <span className="min-w-52 flex-1">
                <span className="block font-semibold wrap-anywhere">{absence.teacher.name}</span>
                <span className="block text-compact text-muted">
                  {t('promise.stands_in', { name: absence.deputy.name })}
                </span>
              </span>
              <span className="numbers">
                {formatDate(absence.from)} – {formatDate(absence.to)}
              </span>
              <StateChip absence={absence} />
              {absence.state !== 'over' && (
                <Button
                  size="sm"
                  variant="secondary"
                  loading={end.isPending && end.variables === absence.id}
                  onClick={() => end.mutate(absence.id)}
                >
                  {t(absence.state === 'now' ? 'promise.end' : 'promise.cancel')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function StateChip({ absence: { state } }: { absence: Absence }): ReactNode {
  const { t } = useTranslation()
  const tone = state === 'now' ? 'turquoise' : state === 'planned' ? 'saffron' : 'neutral'
  return <Chip tone={tone}>{t(`promise.absence.${state}`)}</Chip>
}

function AbsenceForm({ staff }: { staff: readonly { id: number; name: string; role: string }[] }): ReactNode {
  const { t } = useTranslation()
  const today = schoolToday()
  const [teacher, setTeacher] = useState('')
  const [deputy, setDeputy] = useState('')
  const [from, setFrom] = useState(today)
  const [to, setTo] = useState(today)
  const isWhole =
    teacher !== '' && deputy !== '' && teacher !== deputy && from !== '' && to >= from && to >= today
  const save = useMutation({
    mutationFn: async () =>
      await call('absence_save', { teacher_id: Number(teacher), deputy_id: Number(deputy), from, to }),
    onSuccess: () => {
      setTeacher('')
      setDeputy('')
      refreshPromise()
    },
  })
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (isWhole && !save.isPending) save.mutate()
  }
  const people = [
    { value: '', label: t('promise.choose') },
    ...staff.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  return (
    <Card>
      <form className="flex flex-col gap-4" onSubmit={onSubmit}>
        <div>
          <h2 className="text-lg font-bold">{t('promise.new_absence')}</h2>
          <p className="text-compact text-muted">{t('promise.new_absence_text')}</p>
        </div>
        <div className="grid gap-3 sm:grid-cols-2">
          <SelectField label={t('promise.who')} value={teacher} options={people} onChange={setTeacher} />
          <SelectField
            label={t('promise.deputy')}
            value={deputy}
            options={people.filter(({ value }) => value === '' || value !== teacher)}
            onChange={setDeputy}
          />
          <DateField label={t('promise.from')} value={from} onChange={setFrom} />
          <DateField label={t('promise.to')} min={from > today ? from : today} value={to} onChange={setTo} />
        </div>
        {save.error && (
          <FormFault>
            {isCallError(save.error, 'conflict') ? t('promise.overlaps') : errorText(save.error)}
          </FormFault>
        )}
        <Button type="submit" className="self-start" disabled={!isWhole} loading={save.isPending}>
          {t('promise.save_absence')}
        </Button>
      </form>
    </Card>
  )
}
