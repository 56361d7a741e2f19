import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import type { Tone } from './progress-bar.tsx'

export interface NoticeProps {
  tone: Exclude<Tone, 'neutral'>
  icon: IconName
  title: string
  text?: ReactNode
  action?: ReactNode
  /** An alert is read out at once; a status when there is a pause; without a role it is read in its turn. */
  role?: 'alert' | 'status'
  className?: string
}

const tones = {
  turquoise: 'bg-turquoise-soft [--mark:var(--turquoise-text)]',
  pistachio: 'bg-pistachio-soft [--mark:var(--pistachio-text)]',
  saffron: 'bg-saffron-soft [--mark:var(--saffron-text)]',
  pomegranate: 'bg-pomegranate-soft [--mark:var(--pomegranate-text)]',
  lapis: 'bg-lapis-soft [--mark:var(--lapis-text)]',
}

/** A tinted box with one message, and what to do about it. */
export function Notice({ tone, icon, title, text, action, role, className }: NoticeProps): ReactNode {
  return (
    <div
      role={role}
      className={classNames(
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card p-4 text-ink',
        tones[tone],
        className,
      )}
    >
      <span className="flex min-w-0 flex-1 basis-60 items-start gap-3">
        <Icon name={icon} className="mt-px text-(--mark)" />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold text-(--mark)">{title}</span>
          {text && <span className="mt-0.5 block text-compact leading-6 text-pretty">{text}</span>}
        </span>
      </span>
      {action}
    </div>
  )
}
