import { Button } from '@qadam/ui/button'
import { Notice } from '@qadam/ui/notice'
import { isCallError } from '@qadam/web/call-error'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { formatMoment } from './times.ts'

/** What somebody else saved since this was read, where that is why a save was refused. */
export function newerOf<Schema extends z.ZodMiniType>(
  failure: unknown,
  schema: Schema,
): z.infer<Schema> | undefined {
  if (!isCallError(failure, 'conflict')) return undefined
  return z.safeParse(schema, failure.details['newer']).data
}

/** A list is the same as one of the same values. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/** Theirs, with what was changed here laid over it: what was not touched here is not taken back. */
export function mergeMine<Values extends object>(base: Values, mine: Values, newer: Values): Values {
  const touched = Object.entries(mine).filter(([name, value]) => !isSame(base[name as keyof Values], value))
  return { ...newer, ...Object.fromEntries(touched) }
}

/** What was typed and not sent, or typed since: it is not saved yet. */
export function stillTyped<Typed extends object>(now: Typed, sent: Typed): Typed {
  const left = Object.entries(now).filter(([name, text]) => sent[name as keyof Typed] !== text)
  return Object.fromEntries(left) as Typed // a part of it: all its fields may be absent
}

export interface Difference {
  label: string
  theirs: string
  /** Undefined where it was not touched here. */
  mine?: string | undefined
}

/** What differs from what was read, field by field. @param wordOf how a value is written; its field comes with it. */
export function differencesOf<Values extends object>(
  { base, mine, newer }: { base: Values; mine: Values; newer: Values },
  labelOf: (name: keyof Values) => string,
  wordOf: (value: unknown, name: keyof Values) => string,
): Difference[] {
  const names = Object.keys(newer) as (keyof Values)[] // its own keys
  const isMine = (name: keyof Values) => !isSame(mine[name], base[name]) && !isSame(mine[name], newer[name])
  return names
    .filter((name) => isMine(name) || !isSame(newer[name], base[name]))
    .map((name) => ({
      label: labelOf(name),
      theirs: wordOf(newer[name], name),
      mine: isMine(name) ? wordOf(mine[name], name) : undefined,
    }))
}

export interface EditConflictProps {
  saved: { saved_by: string | null; saved_at: string | null }
  differences: readonly Difference[]
  onTake: () => void
  onKeep: () => void
}

/** Another admin saved meanwhile: who, what, and a choice. What was typed here stands until one of the two is chosen. */
export function EditConflict({ saved, differences, onTake, onKeep }: EditConflictProps): ReactNode {
  const { t } = useTranslation()
  const { saved_by: name, saved_at: at } = saved
  const place = useRef<HTMLDivElement>(null)
  // On a phone the fields of a dialog leave room for its title alone.
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <div ref={place}>
      <Notice
        tone="saffron"
        icon="info"
        role="alert"
        title={
          name && at
            ? t('edit_conflict.title', { name, at: formatMoment(at) })
            : t('edit_conflict.title_unknown')
        }
        text={
          <>
            {t('edit_conflict.text')}
            <span className="mt-2 flex flex-col gap-1 font-medium break-words">
              {differences.map(({ label, theirs, mine }) => (
                <span key={label}>
                  {mine === undefined
                    ? t('edit_conflict.theirs', { label, theirs })
                    : t('edit_conflict.both', { label, theirs, mine })}
                </span>
              ))}
            </span>
          </>
        }
        action={
          <span className="flex flex-wrap gap-2">
            <Button size="sm" variant="secondary" onClick={onTake}>
              {t('edit_conflict.take')}
            </Button>
            <Button size="sm" onClick={onKeep}>
              {t('edit_conflict.keep')}
            </Button>
          </span>
        }
      />
    </div>
  )
}
