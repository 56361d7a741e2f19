/**
 * Ten digits, the last of them the Luhn check of the others: a mistyped digit is invalid. Random, so that neither how
 * many students there are nor their ids can be read from it.
 */
export function dealAccountNumber(random: () => number): string {
  const digits = String(Math.floor(random() * 1e9)).padStart(9, '0')
  return digits + luhnDigit(digits)
}

/** A typed number, without its spaces; undefined where it is invalid. */
export function readAccountNumber(typed: unknown): string | undefined {
  const digits = typeof typed === 'number' ? String(typed).padStart(10, '0') : typed
  if (typeof digits !== 'string' || digits.length > 30) return undefined
  const number = digits.replaceAll(/[\s-]/g, '')
  return /^[0-9]{10}$/.test(number) && luhnDigit(number.slice(0, 9)) === number.slice(9) ? number : undefined
}

function luhnDigit(digits: string): string {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return String((10 - (sum % 10)) % 10)
}
