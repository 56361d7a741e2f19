export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value))

/** How far `now` is between two moments, 0 to 1. */
export const progress = (now: number, start: number, end: number): number =>
  end <= start ? Number(now >= end) : clamp((now - start) / (end - start))

export const easeOut = (part: number): number => 1 - (1 - clamp(part)) ** 3

export const easeInOut = (part: number): number => {
  const at = clamp(part)
  return at < 0.5 ? 4 * at ** 3 : 1 - (-2 * at + 2) ** 3 / 2
}

/** Overshoots a little, as something set down does. */
export const spring = (part: number): number => {
  const at = clamp(part) - 1
  return 1 + 2.4 * at ** 3 + 1.4 * at ** 2
}

export const mix = (from: number, to: number, part: number): number => from + (to - from) * part

/** Two decimals, so that frames at rest come out letter for letter the same and are drawn once. */
export const tidy = (value: number): number => Math.round(value * 100) / 100 || 0
