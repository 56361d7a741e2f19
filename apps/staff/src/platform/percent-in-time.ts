/** How many percent of the works were answered in time; undefined where there are none. 100 only where all were. */
export function percentInTime(inTime: number, of: number): number | undefined {
  return of === 0 ? undefined : Math.floor((inTime * 100) / of)
}
