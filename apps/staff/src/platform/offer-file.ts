/** Gives the browser a file to save. */
export function offerFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // The download has begun by the next turn of the loop.
  setTimeout(() => URL.revokeObjectURL(address), 0)
}

/** A year before a day, which is as much as is exported at once. */
export function yearBefore(day: string): string {
  return daysBefore(day, 365)
}

export function daysBefore(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - days)
  return date.toISOString().slice(0, 10)
}
