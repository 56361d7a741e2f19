import { limits, type User } from '@qadam/contract'
import type { Animal } from '@qadam/ui/avatar'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { errorText } from '@qadam/web/error-text'
import { session } from '../../../platform/session.ts'
import { showToast } from '../../../platform/toast.ts'
import { shrinkPicture } from './shrink-picture.ts'
import { uploadAvatar } from './upload-avatar.ts'
import { changeUser } from './use-user.ts'

type Choice = { kind: 'animal'; animal: Animal } | { kind: 'picture'; picture: Blob; url: string }

export interface AvatarDraft {
  /** What would be saved; null where nothing was changed yet. */
  choice: Choice | null
  progress: null | 'preparing' | 'saving' | { sent: number }
  error: string | null
  pick: (file: File) => Promise<void>
  chooseAnimal: (animal: Animal) => void
  save: () => Promise<void>
  /** Gives up what was chosen, and an upload under way. */
  close: () => void
}

/** The picture a student is choosing, until it is saved. */
export function useAvatarDraft(onClose: () => void): AvatarDraft {
  const { t } = useTranslation()
  const [choice, setChoice] = useState<Choice | null>(null)
  const [progress, setProgress] = useState<AvatarDraft['progress']>(null)
  const [error, setError] = useState<string | null>(null)
  const upload = useRef<AbortController>(null)
  const url = choice?.kind === 'picture' ? choice.url : undefined
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url])
  useEffect(() => () => upload.current?.abort(), [])

  async function pick(file: File): Promise<void> {
    setError(null)
    setProgress('preparing')
    try {
      const picture = await shrinkPicture(file)
      if (picture.size > limits.upload.maxBytes) setError(t('avatar.too_large'))
      else setChoice({ kind: 'picture', picture, url: URL.createObjectURL(picture) })
    } catch {
      setError(t('avatar.unreadable'))
    } finally {
      setProgress(null)
    }
  }

  function close(): void {
    upload.current?.abort()
    setChoice(null)
    setError(null)
    onClose()
  }

  function done({ avatar }: User): void {
    changeUser({ avatar })
    close()
    void showToast('success', t('avatar.saved'))
  }

  async function saveAnimal(animal: Animal): Promise<void> {
    setProgress('saving')
    try {
      done(await call('update_profile', { animal }))
    } catch (failure) {
      setError(errorText(failure))
    }
  }

  async function savePicture(picture: Blob): Promise<void> {
    setProgress({ sent: 0 })
    const controller = new AbortController()
    upload.current = controller
    const reply = await uploadAvatar(session.get()?.token, picture, {
      onProgress: (sent) => setProgress({ sent }),
      signal: controller.signal,
    })
    if (controller.signal.aborted) return
    if (reply.success) done(reply.data)
    else setError(errorText(reply.error.cause))
  }

  async function save(): Promise<void> {
    if (!choice || progress !== null) return
    setError(null)
    await (choice.kind === 'animal' ? saveAnimal(choice.animal) : savePicture(choice.picture))
    setProgress(null)
  }

  return {
    choice,
    progress,
    error,
    pick,
    chooseAnimal: (animal) => {
      setError(null)
      setChoice({ kind: 'animal', animal })
    },
    save,
    close,
  }
}
