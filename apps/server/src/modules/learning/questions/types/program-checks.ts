import type { Check, DraftQuestion, Lang } from '@qadam/contract'
import * as z from 'zod'
import { say } from '../../../../i18n/localized.ts'
import { plain, written } from '../draft-form.ts'
import { localized } from '../options.ts'

export const storedCheck = z.object({
  id: z.string(),
  title: localized,
  hidden: z.boolean(),
  input: z.array(z.string()).optional(),
  output: z.string().optional(),
  assert: z.string().optional(),
})

/** A check of a program, as its author gave it. */
export type StoredCheck = z.infer<typeof storedCheck>

/** What a student may see of a check: of a hidden one the title alone. */
export function shownPart({ id, title, hidden, input, output, assert }: StoredCheck): StoredCheck {
  return { id, title, hidden, ...(hidden ? {} : plain({ input, output, assert })) }
}

export function presentCheck({ id, title, hidden, input, output, assert }: StoredCheck, lang: Lang): Check {
  return {
    id,
    title: say(title, lang),
    hidden,
    ...(input ? { input } : {}),
    ...(output === undefined ? {} : { output }),
    ...(assert === undefined ? {} : { assert }),
  }
}

type DraftCheck = NonNullable<DraftQuestion['checks']>[number]

/** As the course archive writes a check. */
export function checkForm({ title, hidden, ...check }: DraftCheck): object {
  return { ...plain({ ...check, title: written(title) }), ...(hidden && { hidden }) }
}
