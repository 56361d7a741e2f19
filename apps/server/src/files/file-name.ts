const maxLength = 200

/**
 * A name from outside made fit to be shown: its last part, without control and direction characters, which could make
 * `gpj.exe` read as `exe.jpg`. It never becomes part of a path. Empty where nothing is left.
 */
export function tameFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const shown = last
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Bidi_Control}\u2028\u2029\uFEFF]/gu, '')
    .trim()
  if (shown.length <= maxLength) return shown
  // The ending says more than the middle.
  const ending = /\.[^.]{1,16}$/u.exec(shown)?.[0] ?? ''
  return `${shown.slice(0, maxLength - ending.length).toWellFormed()}${ending}`
}
