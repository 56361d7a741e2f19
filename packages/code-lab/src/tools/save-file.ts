/** Hands a file to the device, under a name. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has begun to read by the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
