import { achievementKinds, type AchievementKind } from '@qadam/contract'
import type { MedalProps } from '@qadam/ui/medal'

/** The medal of each achievement. */
export const medals: Readonly<Record<AchievementKind, Pick<MedalProps, 'sign' | 'tone' | 'grade'>>> = {
  first_lesson: { sign: 'steps', tone: 'turquoise' },
  first_program: { sign: 'code', tone: 'lapis' },
  first_approved: { sign: 'check', tone: 'pistachio' },
  flawless_module: { sign: 'gem', tone: 'turquoise', grade: 2 },
  streak_7: { sign: 'flame', tone: 'saffron' },
  streak_30: { sign: 'flame', tone: 'saffron', grade: 2 },
  streak_100: { sign: 'flame', tone: 'pomegranate', grade: 3 },
  exam_finished: { sign: 'cap', tone: 'lapis', grade: 2 },
  friend_invited: { sign: 'friends', tone: 'pistachio', grade: 2 },
  first_order: { sign: 'bag', tone: 'saffron' },
}

/** A school newer than this app may have others, which it can't draw. */
export function isKnownKind(kind: string): kind is AchievementKind {
  return achievementKinds.some((known) => known === kind)
}
