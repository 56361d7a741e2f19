import type { User } from '@qadam/contract'
import type { ReactNode } from 'react'
import { Settings } from '../features/access/accounts/settings.tsx'
import InstallCard from '../features/base/install/install-card.tsx'
import PushPanel from '../features/messages/push/push-panel.tsx'
import TelegramPanel from '../features/messages/telegram/telegram-panel.tsx'

/** What a student sets for themselves, and where the school tells them of things. */
export default function ProfileSettings({ user }: { user: User }): ReactNode {
  return (
    <>
      <Settings user={user} />
      <InstallCard />
      <PushPanel />
      <TelegramPanel />
    </>
  )
}
