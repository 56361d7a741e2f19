import * as z from 'zod/mini'

/** Reasons of the ledger for which a school gives coins, in the order of how soon each is reached. */
export const waysToEarn = [
  'goal',
  'lesson',
  'module',
  'review',
  'streak',
  'group_goal',
  'league',
  'invite',
] as const
export type WayToEarn = (typeof waysToEarn)[number]

export const paidWay = z.object({
  /** One of `waysToEarn`; a newer server may know others. */
  way: z.string(),
  coins: z.int(),
  /** Of a streak: how long it is. */
  days: z.optional(z.int()),
  /** So many at the most. */
  is_most: z.optional(z.literal(true)),
})
export type PaidWay = z.infer<typeof paidWay>
