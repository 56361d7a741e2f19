import * as z from 'zod/mini'
import { contentLanguages, usualContentLanguages } from './content-languages.ts'
import { defineSetting } from './define-setting.ts'
import { quietHours } from './entities/push.ts'
import { id, text, time } from './fields.ts'
import { limits } from './limits.ts'
import { promiseLimits } from './promise-limits.ts'
import { pushLimits } from './push-limits.ts'
import {
  examRanges,
  exerciseRanges,
  helperPlace,
  helperRanges,
  keptSession,
  recallRanges,
  requiredFactor,
  retentionRanges,
  rewardRanges,
  schoolTexts,
  staffIdleMinutes,
  testRanges,
  usualHelperPlace,
  usualKeptSession,
  usualRequiredFactor,
  type SettingRange,
} from './school-setting-ranges.ts'
import { smsLimits } from './sms-limits.ts'

const number = ({ least, most }: Omit<SettingRange, 'usual'>) =>
  z.int().check(z.minimum(least), z.maximum(most))

/** A setting of numbers alone: a field a range. */
function numbers<Name extends string>(ranges: Readonly<Record<Name, SettingRange>>) {
  type Shape = Record<Name, ReturnType<typeof number>>
  const entries = Object.entries<SettingRange>(ranges)
  const shape = Object.fromEntries(entries.map(([name, range]) => [name, number(range)]))
  const usual = Object.fromEntries(entries.map(([name, range]) => [name, range.usual]))
  return { schema: z.object(shape as Shape), usual: usual as Record<Name, number> } // one a range
}

const named = z.object({ id: z.int(), title: z.string() })
const helper = numbers(helperRanges)
const leagueCoins = number({ least: 0, most: limits.leagues.maxCoins })

/**
 * What an admin sets for the whole school, in the order of the page. The server keeps, checks and logs a setting by its
 * entry, and the console draws its form.
 */
export const settings = {
  school: defineSetting({
    hasRules: true,
    schema: z.object({
      name: text(schoolTexts.nameMaxLength, 1).check(z.regex(/\S/)),
      /** Where somebody who was invited calls the school; null: nobody is told. */
      phone: z.nullable(z.stringFormat('phone', /^\+?\d[\d ()-]{6,22}\d$/)),
      /** Where fees are paid; null: the school has no address for it. */
      payment_link: z.nullable(z.url({ protocol: /^https?$/ }).check(z.maxLength(schoolTexts.linkMaxLength))),
    }),
    usual: { name: 'Qadam', phone: null, payment_link: null },
  }),
  rewards: defineSetting(numbers(rewardRanges)),
  tests: defineSetting({ ...numbers(testRanges), hasRules: true }),
  exercises: defineSetting(numbers(exerciseRanges)),
  recall: defineSetting(numbers(recallRanges)),
  exam: defineSetting({
    ...numbers(examRanges),
    hasRules: true,
    /** Where a level may lead, for those who choose: the published courses, with their modules that have lessons. */
    state: z.object({ courses: z.array(z.extend(named, { modules: z.array(named) })) }),
  }),
  helper: defineSetting({
    hasRules: true,
    schema: z.extend(helper.schema, { helper_place: helperPlace }),
    usual: { ...helper.usual, helper_place: usualHelperPlace },
  }),
  sign_in: defineSetting({
    schema: z.object({
      kept_session: keptSession,
      staff_idle_minutes: number(staffIdleMinutes),
      required_factor: requiredFactor,
    }),
    usual: {
      kept_session: usualKeptSession,
      staff_idle_minutes: staffIdleMinutes.usual,
      required_factor: usualRequiredFactor,
    },
  }),
  languages: defineSetting({
    hasRules: true,
    schema: z.object({ content_languages: contentLanguages }),
    usual: { content_languages: usualContentLanguages },
  }),
  leagues: defineSetting({
    hasRules: true,
    schema: z.object({
      /** Off: leagues are hidden, and no week begins or ends. */
      enabled: z.boolean(),
      ...{ first: leagueCoins, second: leagueCoins, third: leagueCoins, rise: leagueCoins },
    }),
    usual: { enabled: true, ...limits.leagues.coins },
  }),
  promise: defineSetting({
    hasRules: true,
    schema: z.object({
      /** Whether a broken promise is paid for. */
      enabled: z.boolean(),
      coins: number({ least: promiseLimits.minCoins, most: promiseLimits.maxCoins }),
    }),
    usual: { enabled: false, coins: promiseLimits.coins },
  }),
  chat_links: defineSetting({
    hasRules: true,
    schema: z.object({
      /** The chats of courses. A number may stand twice, and may be of a course that is not there yet: the first counts. */
      links: z
        .array(
          z.object({
            course_id: id,
            link: z.url({ protocol: /^(?:https?|tg)$/ }).check(z.maxLength(limits.chatLinks.maxLength)),
          }),
        )
        .check(z.maxLength(limits.chatLinks.maxEntries)),
    }),
    usual: { links: [] },
    /** The published courses, for those who choose. */
    state: z.object({ courses: z.array(named) }),
  }),
  time_zone: defineSetting({
    hasRules: true,
    schema: z.object({
      /** Where the school's days begin and end, by its IANA name; null: as the server's configuration has it. */
      zone: z.nullable(text(64, 1)),
    }),
    usual: { zone: null },
    state: z.object({
      /** The zone that holds now. */
      zone: z.string(),
      configured: z.string(),
      /** A change to come; of two the last. */
      next: z.nullable(z.object({ zone: z.string(), from: time })),
    }),
  }),
  quiet_hours: defineSetting({ hasRules: true, schema: quietHours, usual: pushLimits.quietHours }),
  // Each message costs: nothing is sent until an admin turns it on.
  sms: defineSetting({
    hasRules: true,
    schema: z.object({
      /** Whether students who forgot the password get a code. */
      password_reset: z.boolean(),
      /** Whether students are notified of payments that are due and of a frozen account. */
      payments: z.boolean(),
      daily_cap: number({ least: 0, most: smsLimits.maxDailyCap }),
    }),
    usual: { password_reset: false, payments: false, daily_cap: smsLimits.dailyCap },
    state: z.object({
      /** Whether the server can send at all: the provider is configured. */
      configured: z.boolean(),
      /** Of the school's day: what was sent, and what the cap held back. */
      today: z.object({
        sent: z.int(),
        held_back: z.int(),
        /** Whether codes have used up their share of the cap. */
        codes_over: z.boolean(),
      }),
    }),
  }),
  consent: defineSetting({
    schema: z.object({
      /** Whether recordings of a student's voice are taken only once a parent agreed by a link. */
      recordings: z.boolean(),
    }),
    usual: { recordings: false },
  }),
  retention: defineSetting(numbers(retentionRanges)),
} as const

export type SettingName = keyof typeof settings
export const settingNames = Object.keys(settings) as [SettingName, ...SettingName[]] // its own keys

/** Those of which the server knows more than the contract says. */
export type RuledSettingName = {
  [Name in SettingName]: (typeof settings)[Name] extends { hasRules?: true } ? Name : never
}[SettingName]

type SchemaOf<Name extends SettingName> = (typeof settings)[Name]['schema']
export type SettingValues<Name extends SettingName> = z.infer<SchemaOf<Name>>
export type SettingState<Name extends SettingName> = z.infer<NonNullable<(typeof settings)[Name]['state']>>
