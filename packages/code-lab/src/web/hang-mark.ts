const KEY = 'code-lab.page-begun'
/** A later return is not from a page that hung. */
const FRESH_ms = 10 * 60_000

/**
 * Notes on the device that a page has begun, until it is seen to live. Where a browser gives frames no process of their
 * own a page that hangs takes the whole tab with it: one who opens it again is not to be caught by the same page.
 */
export const hangMark = {
  set(): void {
    write(String(Date.now()))
  },
  clear(): void {
    write(undefined)
  },
  /** Whether the last page that began here was never seen to live. */
  isLeft(): boolean {
    try {
      return Date.now() - Number(localStorage.getItem(KEY) ?? 0) < FRESH_ms
    } catch {
      return false
    }
  },
}

function write(value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, value)
  } catch {
    // A browser without storage: no mark.
  }
}
