/** The names of levels, each from its level on. */
const bands = [
  { from: 1, band: 'beginner' },
  { from: 3, band: 'apprentice' },
  { from: 6, band: 'adept' },
  { from: 10, band: 'craftsman' },
  { from: 15, band: 'master' },
  { from: 25, band: 'mentor' },
  { from: 40, band: 'great_master' },
] as const
type LevelBand = (typeof bands)[number]['band']

/** What a level of points is called: the last name has no end. */
export function bandOf(level: number): LevelBand {
  return bands.findLast(({ from }) => from <= level)?.band ?? 'beginner'
}
