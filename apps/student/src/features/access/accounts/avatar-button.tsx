import type { User } from '@qadam/contract'
import { Avatar } from '@qadam/ui/avatar'
import { Icon } from '@qadam/ui/icon'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { loadChunk } from '../../../platform/chunk.ts'
import { avatarOf } from './person.ts'

const AvatarDialog = lazy(async () => ({
  default: (await loadChunk(() => import('./avatar-dialog.tsx'))).AvatarDialog,
}))

/** The student's picture, which opens the way to another one. */
export function AvatarButton({ user }: { user: User }): ReactNode {
  const { t } = useTranslation()
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <button
        type="button"
        aria-label={t('avatar.change')}
        aria-haspopup="dialog"
        onClick={() => setState('open')}
        className="relative shrink-0 rounded-full transition-transform duration-[120ms] active:scale-95"
      >
        <Avatar {...avatarOf(user)} name="" size={88} className="align-top ring-4 ring-white/30" />
        <span className="absolute -right-0.5 -bottom-0.5 grid size-8 place-items-center rounded-full bg-card text-ink shadow-float">
          <Icon name="edit" size={18} />
        </span>
      </button>
      {state !== 'never' && (
        <Suspense fallback={null}>
          <AvatarDialog user={user} open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  )
}
