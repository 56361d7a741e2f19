const believable_ms = 24 * 3_600_000

/** When an event happened: by the student's clock, where that is within the last day; else now. */
export function momentOf(at: string | undefined, now: Date): Date {
  const said = at === undefined ? Number.NaN : Date.parse(at)
  const age_ms = now.getTime() - said
  return age_ms >= 0 && age_ms <= believable_ms ? new Date(said) : now
}
