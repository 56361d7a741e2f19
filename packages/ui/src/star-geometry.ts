/** Inner radius of the khatim, the star {8/2}: two squares laid crosswise. */
export const KHATIM = 0.7654
/** Inner radius of the sharper star {8/3}. */
export const SHARP_STAR = 0.5412

export interface Point {
  x: number
  y: number
}

const tidy = (value: number): number => Math.round(value * 100) / 100 || 0

/** Corners of an eight-pointed star, clockwise from the top; `turn` is in degrees. */
export function starCorners(
  radius: number,
  ratio = KHATIM,
  turn = 0,
  centre: Point = { x: 0, y: 0 },
): Point[] {
  return Array.from({ length: 16 }, (_, corner) => {
    const angle = ((corner * 22.5 + turn - 90) * Math.PI) / 180
    const reach = corner % 2 === 0 ? radius : radius * ratio
    return { x: tidy(centre.x + reach * Math.cos(angle)), y: tidy(centre.y + reach * Math.sin(angle)) }
  })
}

export function polygonPath(corners: readonly Point[]): string {
  return `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`
}

export function starPath(radius: number, ratio = KHATIM, turn = 0, centre: Point = { x: 0, y: 0 }): string {
  return polygonPath(starCorners(radius, ratio, turn, centre))
}
