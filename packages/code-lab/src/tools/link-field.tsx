import { Button } from '@qadam/ui/button'
import { copyText } from '@qadam/ui/copy-text'
import { inputClass } from '@qadam/ui/text-field'
import { useState, type ReactNode } from 'react'
import { Actions } from '../editor/actions.tsx'
import type { ToolLabels } from './labels.ts'

interface LinkFieldProps {
  address: string
  label: string
  words: ToolLabels['share']
}

/** An address to be copied, or sent with what the device has for that. */
export function LinkField({ address, label, words }: LinkFieldProps): ReactNode {
  const [note, setNote] = useState('')
  const copy = async () => setNote((await copyText(address)) ? words.copied : words.copyFailed)
  const send = async () => {
    try {
      await navigator.share({ title: words.sendTitle, url: address })
    } catch (error) {
      // The student thought better of it.
      if (error instanceof DOMException && error.name === 'AbortError') return
      await copy()
    }
  }
  return (
    <>
      <input
        readOnly
        className={`${inputClass} font-mono text-ellipsis`}
        value={address}
        aria-label={label}
        onFocus={(event) => event.target.select()}
      />
      <Actions>
        {typeof navigator.share === 'function' && (
          <Button variant="secondary" onClick={() => void send()}>
            {words.send}
          </Button>
        )}
        <Button onClick={() => void copy()}>{words.copy}</Button>
      </Actions>
      <p role="status" className="min-h-[21px] text-sm text-muted">
        {note}
      </p>
    </>
  )
}
