interface Size {
  width: number
  height: number
}
interface Box extends Size {
  x: number
  y: number
}

const GAP = 16

/** Where a card stands so that it hides as little as it can of what it speaks of: below, above, beside, or over its end. */
export function placeCard(spot: Box, card: Size, screen: Size): { x: number; y: number } {
  const within = (value: number, most: number) => Math.max(GAP, Math.min(value, most - GAP))
  const x = within(spot.x + spot.width / 2 - card.width / 2, screen.width - card.width)
  const below = spot.y + spot.height + GAP
  if (below >= GAP && below + card.height + GAP <= screen.height) return { x, y: below }
  const above = spot.y - GAP - card.height
  if (above >= GAP && above + card.height + GAP <= screen.height) return { x, y: above }
  const y = within(spot.y + spot.height / 2 - card.height / 2, screen.height - card.height)
  const right = spot.x + spot.width + GAP
  if (right >= GAP && right + card.width + GAP <= screen.width) return { x: right, y }
  const left = spot.x - GAP - card.width
  if (left >= GAP && left + card.width + GAP <= screen.width) return { x: left, y }
  return { x, y: screen.height - card.height - GAP }
}
