/**
 * The text of a file: by its byte order mark, else UTF-8, else as its XML declaration says, else as Windows writes
 * Cyrillic. Undefined where it is no text.
 */
export function decodeText(content: Uint8Array): string | undefined {
  const text =
    decode(content, markOf(content) ?? 'utf-8') ??
    decode(content, declaredOf(content)) ??
    decode(content, 'windows-1251')
  // Every byte is a letter to Windows: what is no text is known by its NULs.
  if (text === undefined || text.includes('\0')) return undefined
  return (
    text
      .toWellFormed()
      .replaceAll(/\r\n?/g, '\n')
      // oxlint-disable-next-line no-control-regex -- word processors leave them
      .replaceAll(/[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F\uFEFF]/g, ' ')
  )
}

function markOf([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

function declaredOf(content: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(content.subarray(0, 200))
  return /^\s{0,3}<\?xml[^>]{0,100}encoding=["']([\w-]+)["']/.exec(head)?.[1] ?? 'windows-1251'
}

function decode(content: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content)
  } catch {
    return undefined
  }
}
