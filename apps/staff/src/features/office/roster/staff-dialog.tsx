import { rosterStaff, savedBy, type RosterStaff } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { SelectField } from '@qadam/ui/select-field'
import { formatPhone } from '@qadam/web/phone-format'
import { showToast } from '@qadam/web/toast'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { call } from '../../../platform/call.ts'
import { ConfirmButton } from '../../../platform/confirm-button.tsx'
import { useConflictForm } from '../../../platform/conflict-form.tsx'
import { FormDialog } from '../../../platform/form-dialog.tsx'
import { OneTimePassword } from '../../../platform/one-time-password.tsx'
import { fullName } from '../../../platform/person.ts'
import { session } from '../../../platform/session.ts'
import { isWholePerson, PersonFields, personWord } from './person-fields.tsx'
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
  const form = useConflictForm({
    saved: member,
    newer: newerMember,
    draftOf,
    send: async ({ base, draft }) =>
      await call('staff_save', base ? { staff_id: base.id, ...changesOf(draftOf(base), draft) } : draft),
    onSaved: ({ password }) => {
      refreshRoster()
      if (password !== null) return
      void showToast('success', t('roster.saved'))
      onClose()
    },
    labelOf: (field) => t(`roster.${field}`),
    wordOf: (value, field) =>
      field === 'role'
        ? t(value === 'admin' ? 'roster.roles.admin' : 'roster.roles.teacher')
        : personWord(value, field),
  })
  const { draft, change, reply } = form
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
  const unguard = useMutation({
    mutationFn: async (id: number) => await call('staff_second_factor_remove', { staff_id: id }),
    onSuccess: ({ removed }) =>
      void showToast('success', t(`second_factor.of_colleague_${removed ? 'done' : 'none'}`)),
  })
  const password = reply?.password ?? deal.data?.password
  if (password)
    return (
      <OneTimePassword
        title={t(member ? 'students.new_password' : 'roster.added')}
        description={`${fullName(draft)}, ${formatPhone(reply?.staff.phone ?? draft.phone)}`}
        password={password}
        onClose={onClose}
      />
    )
  const isClosed = member !== undefined && member.closed_at !== null
  const failure = form.conflict ? null : (form.failure ?? deal.error ?? unguard.error ?? close.error)
  return (
    <FormDialog
      title={t(member ? 'roster.edit_staff' : 'roster.add_staff')}
      isBusy={form.isBusy}
      isHeld={deal.isPending || unguard.isPending || close.isPending}
      fault={failure && rosterFault(failure, t)}
      submitLabel={t(member ? 'roster.save' : 'roster.add')}
      canSubmit={isWholePerson(draft)}
      onSubmit={form.send}
      onClose={onClose}
      after={
        member && (
          <>
            <div className="flex flex-wrap gap-3">
              <ConfirmButton
                variant="secondary"
                loading={deal.isPending}
                question={{
                  title: t('students.new_title', { name: fullName(member) }),
                  body: t('students.new_text'),
                  confirmLabel: t('students.new_yes'),
                }}
                onConfirm={() => deal.mutate(member.id)}
              >
                {t('students.new_password')}
              </ConfirmButton>
              {member.id !== session.get()?.user.id && (
                <ConfirmButton
                  variant="secondary"
                  loading={unguard.isPending}
                  question={{
                    tone: 'danger',
                    title: t('second_factor.of_colleague_title', { name: fullName(member) }),
                    body: t('second_factor.of_colleague_text'),
                  }}
                  onConfirm={() => unguard.mutate(member.id)}
                >
                  {t('second_factor.of_colleague')}
                </ConfirmButton>
              )}
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
                <ConfirmButton
                  variant="danger-outline"
                  loading={close.isPending}
                  question={{
                    tone: 'danger',
                    title: t('roster.close_title', { name: fullName(member) }),
                    body: t('roster.close_staff_text'),
                  }}
                  onConfirm={() => close.mutate({ id: member.id, closed: true })}
                >
                  {t('roster.close')}
                </ConfirmButton>
              )}
            </div>
          </>
        )
      }
    >
      <PersonFields draft={draft} onChange={change} />
      <SelectField
        label={t('roster.role')}
        value={draft.role}
        options={(['teacher', 'admin'] as const).map((role) => ({
          value: role,
          label: t(`roster.roles.${role}`),
        }))}
        onChange={(role) => change({ role })}
      />
      {form.conflict}
    </FormDialog>
  )
}
