import type * as z from 'zod/mini'
import type { SettingValue } from './entities/school-settings.ts'

type SettingShape = Readonly<Record<string, z.ZodMiniType<SettingValue>>>

/** Something an admin sets for the whole school: a few fields that are saved together. */
export interface SettingDefinition<
  Schema extends z.ZodMiniObject<SettingShape> = z.ZodMiniObject<SettingShape>,
  State extends z.ZodMiniType = z.ZodMiniType,
> {
  /** The fields with their bounds, which bind the form and the server; a check of it may join several fields. */
  schema: Schema
  /** What holds until somebody sets it; the server's configuration may say otherwise. */
  usual: z.infer<Schema>
  /** What the page shows beside the fields, and nobody sets. */
  state?: State
}

/** @param definition `hasRules` where the server knows more of it, by `defineSetting` of the module whose rule it is */
export function defineSetting<
  Schema extends z.ZodMiniObject<SettingShape>,
  State extends z.ZodMiniType = z.ZodMiniNever,
  const Ruled extends boolean = false,
>(
  definition: SettingDefinition<Schema, State> & { hasRules?: Ruled },
): SettingDefinition<Schema, State> & { hasRules?: Ruled } {
  return definition
}
