import { z } from 'zod'

const stored = z.object({ values: z.record(z.string(), z.unknown()) })

/** What was set by hand of a setting, by field; what is as usual is not stored. */
export function storedValues(setting: unknown): Readonly<Record<string, unknown>> {
  return stored.safeParse(setting).data?.values ?? {}
}
