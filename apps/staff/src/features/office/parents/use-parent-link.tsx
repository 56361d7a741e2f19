import type { TelegramLink } from '@qadam/contract'
import { errorText } from '@qadam/web/error-text'
import { showToast } from '@qadam/web/toast'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { isClosedAccount } from '../../../platform/closed-account.ts'
import { ParentLinkDialog } from './parent-link-dialog.tsx'

interface NewLink {
  action: 'parent_page_make' | 'parent_consent_ask'
  student: { id: number; name: string }
  /** What the link is for. */
  text: string
  onSettled: () => Promise<void>
}

/** Makes a link for a parent, and shows it once. */
export function useParentLink({ action, student, text, onSettled }: NewLink): {
  isPending: boolean
  make: () => void
  dialog: ReactNode
} {
  const { t } = useTranslation()
  const [link, setLink] = useState<TelegramLink>()
  const { isPending, mutate } = useMutation({
    mutationFn: async () => await call(action, { student_id: student.id }),
    onSuccess: ({ id, path, expires_at }) =>
      setLink({ id, url: new URL(path, location.origin).href, expires_at }),
    onError: (failure) =>
      void showToast('error', isClosedAccount(failure) ? t('roster.faults.closed') : errorText(failure)),
    onSettled,
    // A link stays nowhere once it was read.
    gcTime: 0,
  })
  return {
    isPending,
    make: () => mutate(),
    dialog: link && (
      <ParentLinkDialog name={student.name} {...{ link, text }} onClose={() => setLink(undefined)} />
    ),
  }
}
