import { IconButton } from '@qadam/ui/button'
import { Icon } from '@qadam/ui/icon'
import { ProgressBar } from '@qadam/ui/progress-bar'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownSend } from './course-sends.ts'
import { sendFailureText } from './send-failure-text.ts'

/** A file on its way, or why it did not become the course's. */
export function SendRow({ send, onDrop }: { send: ShownSend; onDrop: () => void }): ReactNode {
  const { t } = useTranslation()
  const { name, state } = send
  if (state.kind === 'done') return null
  const isFailed = state.kind === 'failed'
  const part = state.kind === 'checking' ? 1 : 'part' in state ? state.part : 0
  const text = isFailed
    ? `${name}: ${sendFailureText(state.error, t)}`
    : t(`authoring_files.${state.kind}`, { name, percent: Math.floor(part * 100) })
  return (
    <div className="flex items-start gap-2 rounded-control border border-line bg-card px-3 py-2">
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 py-1.5">
        <p
          role={isFailed ? 'alert' : undefined}
          className={`text-sm break-words numbers ${isFailed ? 'text-pomegranate-text' : ''}`}
        >
          {text}
        </p>
        {!isFailed && <ProgressBar value={part} label={name} className="h-2" />}
      </div>
      <IconButton
        label={t(isFailed ? 'authoring_files.close' : 'authoring_files.cancel', { name })}
        icon={<Icon name="cross" size={20} />}
        onClick={onDrop}
      />
    </div>
  )
}
