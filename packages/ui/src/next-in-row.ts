/** Where a key leads in a row of so many; it goes round. */
export function nextInRow(key: string, place: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (place + 1) % count
    case 'ArrowLeft':
      return (place - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
