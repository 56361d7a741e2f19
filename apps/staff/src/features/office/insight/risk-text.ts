import type { Risk } from '@qadam/contract'
import type { TFunction } from 'i18next'

/** Why a student needs somebody, in a few words. */
export function riskText({ kind, count, lesson }: Risk, t: TFunction): string {
  return t(`insight.risks.${kind}`, { count, lesson: lesson ?? '' })
}

export const riskTones = {
  frozen: 'pomegranate',
  never: 'pomegranate',
  away: 'pomegranate',
  attempts: 'saffron',
  rejected: 'saffron',
  streak: 'lapis',
} as const
