const COUNTRY = '998'
const NATIONAL_LENGTH = 9
const LONGEST = 15

/**
 * A phone number as it is typed or pasted, laid out as `+998 90 123 45 67`. Numbers of other countries (a plus and
 * another code) stay as they are but for stray signs. `before` is what the field showed, so that deleting can empty it.
 */
export function formatPhone(typed: string, before = ''): string {
  const digits = typed.replaceAll(/\D/g, '')
  const international = typed.trimStart().startsWith('+')
  if (international && !digits.startsWith(COUNTRY))
    return COUNTRY.startsWith(digits) && typed.length < before.length ? '' : `+${digits.slice(0, LONGEST)}`
  const national = nationalDigits(digits, international)
  if (national === '') return international && typed.length >= before.length ? `+${COUNTRY} ` : ''
  const groups = [national.slice(0, 2), national.slice(2, 5), national.slice(5, 7), national.slice(7, 9)]
  return [`+${COUNTRY}`, ...groups].filter(Boolean).join(' ')
}

function nationalDigits(digits: string, international: boolean): string {
  const rest = international ? digits.slice(COUNTRY.length) : digits
  // A country code that was typed although the field had already put one there.
  const own = rest.length > NATIONAL_LENGTH && rest.startsWith(COUNTRY) ? rest.slice(COUNTRY.length) : rest
  return own.slice(0, NATIONAL_LENGTH)
}

/** Where the caret stands in the laid out number: behind as many digits as before. */
export function caretAfter(shown: string, digitsBefore: number): number {
  let seen = 0
  for (let place = 0; place < shown.length; place++) {
    if (seen === digitsBefore) return place
    if (/\d/.test(shown.charAt(place))) seen++
  }
  return shown.length
}
