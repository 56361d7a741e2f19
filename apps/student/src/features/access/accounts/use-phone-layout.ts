import { useRef } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { caretAfter, formatPhone } from '@qadam/web/phone-format'

/** Formats a registered phone field as it is typed; the caret stays behind the same digit. */
export function usePhoneLayout<Name extends string>(
  field: UseFormRegisterReturn<Name>,
): UseFormRegisterReturn<Name> {
  const before = useRef('')
  return {
    ...field,
    onChange: (event: { target: HTMLInputElement }) => {
      const input = event.target
      const atEnd = input.selectionStart === input.value.length
      const digits = input.value.slice(0, input.selectionStart ?? undefined).replaceAll(/\D/g, '').length
      const shown = formatPhone(input.value, before.current)
      before.current = shown
      input.value = shown
      const caret = atEnd ? shown.length : caretAfter(shown, digits)
      input.setSelectionRange(caret, caret)
      return field.onChange(event)
    },
  }
}
