/**
 * The end of a scale that holds `most` and is easily read, and leaves at the most half of it empty: a digit times a power of ten.
 * @param isWhole of what comes in whole numbers alone the middle of the scale is one, too: of no lessons there are two
 *   and a half.
 */
export function niceMax(most: number, isWhole = false): number {
  const end = roundEnd(most)
  return isWhole && end % 2 === 1 ? end + 1 : end
}

function roundEnd(most: number): number {
  if (!(most > 0) || !Number.isFinite(most)) return 1
  const power = 10 ** Math.floor(Math.log10(most))
  const step = [1, 2, 3, 4, 5, 6, 8, 10].find((factor) => most <= factor * power * (1 + 1e-9)) ?? 10
  return step * power
}

/** Which part of the full length a value is, 0 to 1; what is no number has no length. */
export const partOf = (value: number, full: number): number => {
  const part = value / full
  return Number.isFinite(part) ? Math.min(1, Math.max(0, part)) : 0
}

/** A part as a length in CSS. */
export const percentOf = (part: number): string => `${Number((part * 100).toFixed(3))}%`

/**
 * How much longer the round ends make the arc of a ring than its dash is, both together, in hundredths of its way round:
 * by as much the dash is shorter, so that the arc is as long as its number (unless that is less than the ends alone).
 */
export const ringEnds = (radius: number, thickness: number): number => (50 * thickness) / (Math.PI * radius)

/** Every how many bars a label fits when `count` of them share `room` labels. */
export function labelStep(count: number, room: number): number {
  return Math.max(1, Math.ceil(count / Math.max(1, room)))
}

export interface SparkPoint {
  x: number
  y: number
}

/** Points of a line in a box, the highest value at `inset` from the top; equal values lie in the middle. */
export function sparkPoints(
  values: readonly number[],
  width: number,
  height: number,
  inset = 4,
): SparkPoint[] {
  const least = Math.min(...values)
  const span = Math.max(...values) - least
  return values.map((value, index) => ({
    x: values.length === 1 ? width / 2 : (index / (values.length - 1)) * width,
    y: span === 0 ? height / 2 : inset + (1 - (value - least) / span) * (height - 2 * inset),
  }))
}
