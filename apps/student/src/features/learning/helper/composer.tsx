import { Button } from '@qadam/ui/button'
import { Icon } from '@qadam/ui/icon'
import { TextArea } from '@qadam/ui/text-area'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { localStore } from '../../../platform/storage.ts'
import { useOnline } from '../../../platform/use-online.ts'

interface ComposerProps {
  /** Where what is typed lies until it is answered. */
  draftKey: string
  maxLength: number
  isBusy: boolean
  isDisabled: boolean
  /** @returns whether it was answered; if not, what was typed comes back. */
  onAsk: (message: string) => Promise<boolean>
  onStop: () => void
  onType: () => void
}

/** The field for an own question. What is typed outlives a reload and a failure. */
export function Composer(props: ComposerProps): ReactNode {
  const { draftKey, maxLength, isBusy, isDisabled, onAsk, onStop, onType } = props
  const { t } = useTranslation()
  const isOnline = useOnline()
  const [text, setText] = useState(() => localStore.read(draftKey) ?? '')
  const canSend = !isBusy && !isDisabled && isOnline && text.trim() !== ''
  const saveDraft = (next: string) => {
    setText(next)
    localStore.write(draftKey, next)
  }
  const send = async () => {
    if (!canSend) return
    const asked = text
    setText('')
    if (await onAsk(asked.trim())) localStore.remove(draftKey)
    // What was begun meanwhile goes before what failed.
    else setText((now) => (now === '' ? asked : now))
  }
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <TextArea
        className="min-w-0 flex-1"
        label={t('helper.message')}
        labelHidden
        placeholder={t(isOnline ? 'helper.message' : 'helper.offline')}
        value={text}
        maxLength={maxLength}
        minRows={1}
        maxRows={5}
        onChange={(event) => {
          saveDraft(event.target.value)
          onType()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          void send()
        }}
      />
      {isBusy ? (
        <Button
          variant="secondary"
          size="icon"
          className="shrink-0"
          aria-label={t('helper.stop')}
          icon={<Icon name="stop" size={22} />}
          onClick={onStop}
        />
      ) : (
        <Button
          type="submit"
          size="icon"
          className="shrink-0"
          aria-label={t('helper.send')}
          disabled={!canSend}
          icon={<Icon name="send" size={22} />}
        />
      )}
    </form>
  )
}
