import type { AchievementKind, Achievements } from '@qadam/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../platform/call.ts'
import { isKnownKind } from './achievement-medals.ts'
import { achievementsQuery } from './achievements-query.ts'

/** What this view is to celebrate: each achievement once, on whichever device claims it first. */
export function useNewAchievements(data: Achievements | undefined): ReadonlySet<string> {
  const client = useQueryClient()
  const [celebrated, setCelebrated] = useState<ReadonlySet<string>>(new Set())
  const asked = (data?.earned ?? []).filter(({ kind, is_new }) => is_new && isKnownKind(kind))
  const key = asked.map(({ kind }) => kind).join(' ')
  useEffect(() => {
    const kinds = key.split(' ').filter(isKnownKind)
    if (kinds.length === 0) return
    void claim(kinds).then((first) => {
      client.setQueryData(achievementsQuery.queryKey, (known) =>
        known && first
          ? {
              ...known,
              earned: known.earned.map((one) =>
                kinds.some((kind) => kind === one.kind) ? { ...one, is_new: false } : one,
              ),
            }
          : known,
      )
      if (first && first.length > 0) setCelebrated((before) => new Set([...before, ...first]))
    })
  }, [key, client])
  return celebrated
}

/** Claims in flight: two views of one app must not both wait for the reply that names the first. */
const claims = new Set<string>()

/** @returns undefined where nothing is known: offline the celebration waits for the next visit. */
async function claim(kinds: AchievementKind[]): Promise<readonly string[] | undefined> {
  const name = kinds.join(' ')
  if (claims.has(name)) return undefined
  claims.add(name)
  try {
    return (await call('achievements_seen', { kinds })).first
  } catch {
    return undefined
  } finally {
    claims.delete(name)
  }
}
