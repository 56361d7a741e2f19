/**
 * A change that was made to what stood before, made to what stands now: of two that come before the screen is drawn
 * again (two pictures arrive at once) the second does not undo the first.
 */
export function withChange<Value>(now: Value, before: Value, after: Value): Value {
  return merge(now, before, after) as Value // of the same three
}

function merge(now: unknown, before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return now
  if (Object.is(now, before)) return after
  if (isList(now) && isList(before) && isList(after))
    // Something was added, removed or moved: by place they can't be told apart.
    return now.length === before.length && now.length === after.length
      ? after.map((value, place) => merge(now[place], before[place], value))
      : after
  if (!isRecord(now) || !isRecord(before) || !isRecord(after)) return after
  const names = [...new Set([...Object.keys(now), ...Object.keys(after)])]
  return Object.fromEntries(
    names
      .filter((name) => name in after || !(name in before))
      .map((name) => [name, merge(now[name], before[name], after[name])]),
  )
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !isList(value)
}
