/** How many percent of all these are, rounded down: 100 is all of them. Undefined where there are none at all. */
export function floorPercent(part: number, all: number): number | undefined {
  return all === 0 ? undefined : Math.floor((part * 100) / all)
}
