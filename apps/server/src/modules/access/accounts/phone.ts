import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** The number in E.164 (`+998901234567`), read as Uzbek where no country is given; undefined if it is none. */
export function normalizePhone(typed: string): string | undefined {
  const digits = typed.replaceAll(/[^\d+]/g, '')
  // People type the country code without its plus; a national number never has twelve digits.
  const dialled = /^998\d{9}$/.test(digits) ? `+${digits}` : typed
  const phone = parsePhoneNumberFromString(dialled, 'UZ')
  return phone?.isPossible() ? phone.number : undefined
}
