import { limits, type User } from '@qadam/contract'
import { Avatar, type Animal } from '@qadam/ui/avatar'
import { Button } from '@qadam/ui/button'
import { Dialog } from '@qadam/ui/dialog'
import { FormFault } from '@qadam/ui/form-fault'
import { Icon } from '@qadam/ui/icon'
import { ProgressBar } from '@qadam/ui/progress-bar'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CameraIcon } from './camera-icon.tsx'
import { avatarOf } from './person.ts'
import { PictureInput } from './picture-input.tsx'
import { useAvatarDraft, type AvatarDraft } from './use-avatar-draft.ts'

interface AvatarDialogProps {
  user: User
  open: boolean
  onClose: () => void
}

/** A picture of one's own, or another of the five animals. */
export function AvatarDialog({ user, open, onClose }: AvatarDialogProps): ReactNode {
  const { t } = useTranslation()
  const draft = useAvatarDraft(onClose)
  const { choice, progress, error } = draft
  const shown = choice?.kind === 'picture' ? { src: choice.url } : (choice ?? avatarOf(user))
  const isBusy = progress !== null
  return (
    <Dialog
      open={open}
      title={t('avatar.title')}
      description={t('avatar.text')}
      closeLabel={t('avatar.close')}
      onOpenChange={(isOpen) => !isOpen && draft.close()}
      size="narrow"
      footer={
        <Button full size="lg" loading={isBusy} disabled={!choice} onClick={() => void draft.save()}>
          {t('avatar.save')}
        </Button>
      }
    >
      <div className="flex flex-col items-center gap-3 pt-1">
        <Avatar
          src={'src' in shown ? shown.src : undefined}
          animal={'animal' in shown ? shown.animal : undefined}
          name={choice?.kind === 'picture' ? t('avatar.preview') : ''}
          size={120}
          className="ring-4 ring-turquoise-soft"
        />
        <Progress progress={progress} />
        <FormFault isCentered>{error}</FormFault>
        <div className="flex w-full gap-2">
          <PictureInput
            label={t('avatar.choose')}
            icon={<Icon name="upload" size={20} />}
            disabled={isBusy}
            onPicked={(file) => void draft.pick(file)}
          />
          <PictureInput
            isCamera
            label={t('avatar.take')}
            icon={<CameraIcon />}
            disabled={isBusy}
            onPicked={(file) => void draft.pick(file)}
          />
        </div>
        <p className="text-center text-caption text-muted">{t('avatar.picture_hint')}</p>
        <Animals
          chosen={choice ? (choice.kind === 'animal' ? choice.animal : undefined) : avatarOf(user).animal}
          disabled={isBusy}
          onChoose={draft.chooseAnimal}
        />
      </div>
    </Dialog>
  )
}

function Progress({ progress }: { progress: AvatarDraft['progress'] }): ReactNode {
  const { t } = useTranslation()
  if (progress === null || progress === 'saving') return null
  if (progress === 'preparing')
    return (
      <p role="status" className="text-compact text-muted">
        {t('avatar.preparing')}
      </p>
    )
  return <ProgressBar value={progress.sent} label={t('avatar.uploading')} className="w-full" />
}

interface AnimalsProps {
  chosen: Animal | undefined
  disabled: boolean
  onChoose: (animal: Animal) => void
}

function Animals({ chosen, disabled, onChoose }: AnimalsProps): ReactNode {
  const { t } = useTranslation()
  const name = useId()
  return (
    <fieldset className="w-full" disabled={disabled}>
      <legend className="mb-2 font-semibold">{t('avatar.animals')}</legend>
      <div className="flex justify-between gap-1">
        {limits.avatars.map((animal) => (
          <label key={animal} className="relative cursor-pointer" title={t(`avatar.animal.${animal}`)}>
            <input
              type="radio"
              name={name}
              value={animal}
              checked={chosen === animal}
              onChange={() => onChoose(animal)}
              className="peer sr-only"
            />
            <Avatar
              animal={animal}
              name={t(`avatar.animal.${animal}`)}
              size={56}
              className="ring-turquoise-strong ring-offset-2 ring-offset-card transition-transform duration-[120ms] peer-checked:ring-3 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-turquoise active:scale-95"
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
