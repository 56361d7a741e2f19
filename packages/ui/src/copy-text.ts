/** Puts a text on the clipboard. @returns whether the browser let it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // No HTTPS, no permission, or a page that is not in front.
    return false
  }
}
