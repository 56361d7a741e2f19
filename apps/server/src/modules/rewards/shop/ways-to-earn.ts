import { limits, waysToEarn, type PaidWay, type SettingValues, type WayToEarn } from '@qadam/contract'
import type { Executor } from '../../../database/database.ts'
import { leagueSetting } from '../leagues/index.ts'
import { findRewards, streakBonus, type RewardSettings } from '../../base/school/index.ts'

interface Paid {
  rewards: RewardSettings
  leagues: SettingValues<'leagues'>
}

type Amounts = readonly Omit<PaidWay, 'way'>[]

const amounts: Record<WayToEarn, (paid: Paid) => Amounts> = {
  goal: ({ rewards }) => [{ coins: rewards.goal_coins }],
  lesson: ({ rewards }) => [{ coins: rewards.lesson_coins }],
  module: ({ rewards }) => [{ coins: rewards.module_coins }],
  review: () => [{ coins: limits.review.maxCoins, is_most: true }],
  streak: ({ rewards }) =>
    Object.keys(limits.streak.bonuses).map((length) => ({
      days: Number(length),
      coins: streakBonus(rewards, Number(length)),
    })),
  group_goal: ({ rewards }) => [{ coins: rewards.group_goal_coins }],
  league: ({ leagues }) => (leagues.enabled ? [{ coins: leagues.first }] : []),
  invite: ({ rewards }) => [{ coins: rewards.invite_coins }],
}

/** All that coins are given for, as the school has set it. What is paid nothing is no way. */
export async function listWaysToEarn(db: Executor): Promise<PaidWay[]> {
  const paid = { rewards: await findRewards(db), leagues: await leagueSetting.find(db) }
  return waysToEarn.flatMap((way) =>
    amounts[way](paid)
      .filter(({ coins }) => coins > 0)
      .map((amount) => ({ way, ...amount })),
  )
}
