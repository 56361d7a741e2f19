/**
 * A text without what stands between two signs, as comments do. A regular expression would search for the end anew
 * from each beginning that has none.
 * @param instead what is put in place of each.
 */
export function withoutBlocks(
  text: string,
  open: string,
  close: string,
  instead: (block: string) => string = () => '',
): string {
  let stored = ''
  let at = 0
  for (;;) {
    const start = text.indexOf(open, at)
    const end = start < 0 ? -1 : text.indexOf(close, start + open.length)
    if (end < 0) return stored + text.slice(at)
    stored += text.slice(at, start) + instead(text.slice(start, end + close.length))
    at = end + close.length
  }
}
