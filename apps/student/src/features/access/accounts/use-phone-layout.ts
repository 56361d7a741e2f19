import { useRef, type ChangeEvent } from 'react'
import { caretAfter, formatPhone } from '@qadam/web/phone-format'

/** Formats a phone field as it is typed; the caret stays behind the same digit. */
export function usePhoneLayout(): (event: ChangeEvent<HTMLInputElement>) => void {
  const before = useRef('')
  return ({ target: input }) => {
    const atEnd = input.selectionStart === input.value.length
    const digits = input.value.slice(0, input.selectionStart ?? undefined).replaceAll(/\D/g, '').length
    const shown = formatPhone(input.value, before.current)
    before.current = shown
    input.value = shown
    const caret = atEnd ? shown.length : caretAfter(shown, digits)
    input.setSelectionRange(caret, caret)
  }
}
