import { rosterStaff, savedBy, type RosterStaff } from '@qadam/contract'
import { AlertDialog } from '@qadam/ui/alert-dialog'
import { Button } from '@qadam/ui/button'
import { Dialog } from '@qadam/ui/dialog'
import { formatPhone } from '@qadam/web/phone-format'
import { showToast } from '@qadam/web/toast'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { call } from '../../../platform/call.ts'
import { differencesOf, Meanwhile, mergeMine, newerOf } from '../../../platform/meanwhile.tsx'
import { OneTimePassword } from '../../../platform/one-time-password.tsx'
import { fullName } from '../../../platform/person.ts'
import { Choose, isWholePerson, PersonFields } from './person-fields.tsx'
import { rosterFault } from './roster-fault.ts'
import { refreshRoster } from './roster-queries.ts'

const { saved_by, saved_at } = savedBy
const newerMember = z.extend(rosterStaff, { saved_by, saved_at })

const draftOf = (member: RosterStaff | undefined) => ({
  first_name: member?.first_name ?? '',
  last_name: member?.last_name ?? '',
  phone: member?.phone ?? '',
  lang: member?.lang ?? ('uz' as const),
  role: member?.role ?? ('teacher' as const),
})
type Draft = ReturnType<typeof draftOf>

/** Some fields of a draft: those that differ from another. */
const differing = (draft: Draft, other: Draft): Partial<Draft> =>
  Object.fromEntries(
    Object.entries(draft).filter(([field, value]) => other[field as keyof Draft] !== value),
  ) as Partial<Draft> // some of its own fields

/** The changed fields alone, and what was seen in them: what others changed meanwhile stays. */
const changesOf = (before: Draft, draft: Draft) => ({
  ...differing(draft, before),
  seen: differing(before, draft),
})

export interface StaffDialogProps {
  /** None: a new one. */
  member?: RosterStaff | undefined
  onClose: () => void
}

/** A new teacher or admin, or changes of one; a password is shown once. */
export function StaffDialog({ member, onClose }: StaffDialogProps): ReactNode {
  const { t } = useTranslation()
  // As they were when the dialog was opened, or as the last conflict told: what is behind it may be read again meanwhile.
  const [before, setBefore] = useState(() => draftOf(member))
  const [draft, setDraft] = useState(before)
  const [asked, setAsked] = useState<'password' | 'close'>()
  const save = useMutation({
    mutationFn: async (next: { before: Draft; draft: Draft }) =>
      await call(
        'staff_save',
        member ? { staff_id: member.id, ...changesOf(next.before, next.draft) } : next.draft,
      ),
    onSuccess: ({ password }) => {
      refreshRoster()
      if (password !== null) return
      void showToast('success', t('roster.saved'))
      onClose()
    },
    gcTime: 0,
  })
  const deal = useMutation({
    mutationFn: async (id: number) => await call('staff_password_new', { staff_id: id }),
    gcTime: 0,
  })
  const close = useMutation({
    mutationFn: async ({ id, closed }: { id: number; closed: boolean }) =>
      await call('staff_close', { staff_id: id, closed }),
    onSuccess: () => {
      refreshRoster()
      onClose()
    },
  })
  const password = save.data?.password ?? deal.data?.password
  if (password)
    return (
      <OneTimePassword
        title={t(member ? 'students.new_password' : 'roster.added')}
        description={`${fullName(draft)}, ${formatPhone(save.data?.staff.phone ?? draft.phone)}`}
        password={password}
        onClose={onClose}
      />
    )
  const isClosed = member !== undefined && member.closed_at !== null
  const newer = newerOf(save.error, newerMember)
  const failure = newer ? undefined : (save.error ?? deal.error ?? close.error)
  function take(saved: Draft, next: Draft): void {
    setBefore(saved)
    setDraft(next)
    save.reset()
  }
  function wordOf(value: unknown, field: keyof Draft): string {
    if (field === 'role') return t(value === 'admin' ? 'roster.roles.admin' : 'roster.roles.teacher')
    if (field === 'lang') return value === 'ru' ? 'Русский' : 'Oʻzbekcha'
    return field === 'phone' ? formatPhone(String(value)) : String(value) || '—'
  }
  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    if (isWholePerson(draft)) save.mutate({ before, draft })
  }
  return (
    <Dialog
      open
      title={t(member ? 'roster.edit_staff' : 'roster.add_staff')}
      closeLabel={t('shell.close')}
      isBusy={save.isPending || deal.isPending || close.isPending}
      onOpenChange={(open) => !open && onClose()}
    >
      <form onSubmit={onSubmit} className="flex flex-col gap-4">
        <PersonFields draft={draft} onChange={(part) => setDraft({ ...draft, ...part })} />
        <Choose
          label={t('roster.role')}
          value={draft.role}
          options={(['teacher', 'admin'] as const).map((role) => ({
            value: role,
            label: t(`roster.roles.${role}`),
          }))}
          onChange={(role) => setDraft({ ...draft, role: role === 'admin' ? 'admin' : 'teacher' })}
        />
        {newer && (
          <Meanwhile
            saved={newer}
            differences={differencesOf(
              { base: before, mine: draft, newer: draftOf(newer) },
              (field) => t(`roster.${field}`),
              wordOf,
            )}
            onTake={() => take(draftOf(newer), draftOf(newer))}
            onKeep={() => {
              const merged = mergeMine(before, draft, draftOf(newer))
              take(draftOf(newer), merged)
              save.mutate({ before: draftOf(newer), draft: merged })
            }}
          />
        )}
        {failure && (
          <p role="alert" className="text-[15px] text-pomegranate-text">
            {rosterFault(failure, t)}
          </p>
        )}
        <Button type="submit" full loading={save.isPending} disabled={!isWholePerson(draft)}>
          {t(member ? 'roster.save' : 'roster.add')}
        </Button>
        {member && (
          <div className="flex flex-wrap gap-3">
            <Button
              size="sm"
              variant="secondary"
              loading={deal.isPending}
              onClick={() => setAsked('password')}
            >
              {t('students.new_password')}
            </Button>
            {isClosed ? (
              <Button
                size="sm"
                variant="secondary"
                loading={close.isPending}
                onClick={() => close.mutate({ id: member.id, closed: false })}
              >
                {t('roster.reopen')}
              </Button>
            ) : (
              <Button
                size="sm"
                variant="danger-outline"
                loading={close.isPending}
                onClick={() => setAsked('close')}
              >
                {t('roster.close')}
              </Button>
            )}
          </div>
        )}
      </form>
      {member && (
        <>
          <AlertDialog
            open={asked === 'password'}
            onOpenChange={(open) => !open && setAsked(undefined)}
            title={t('students.new_title', { name: fullName(member) })}
            body={t('students.new_text')}
            confirmLabel={t('students.new_yes')}
            cancelLabel={t('shell.cancel')}
            onConfirm={() => deal.mutate(member.id)}
          />
          <AlertDialog
            open={asked === 'close'}
            onOpenChange={(open) => !open && setAsked(undefined)}
            tone="danger"
            title={t('roster.close_title', { name: fullName(member) })}
            body={t('roster.close_staff_text')}
            confirmLabel={t('roster.close')}
            cancelLabel={t('shell.cancel')}
            onConfirm={() => close.mutate({ id: member.id, closed: true })}
          />
        </>
      )}
    </Dialog>
  )
}
