import {
  examRanges,
  helperRanges,
  rewardRanges,
  testRanges,
  usualContentLanguages,
  usualHelperPlace,
  usualKeptSession,
} from '@qadam/contract'
import type { StaffCase } from './staff-cases.ts'

const usual = (ranges: Readonly<Record<string, { usual: number }>>): Record<string, number> =>
  Object.fromEntries(Object.entries(ranges).map(([name, range]) => [name, range.usual]))

/** Every section as it usually is. */
export const usualSections = {
  school: { name: 'Qadam', phone: null, payment_link: null },
  rewards: usual(rewardRanges),
  tests: usual(testRanges),
  exam: usual(examRanges),
  helper: { ...usual(helperRanges), helper_place: usualHelperPlace },
  sign_in: { kept_session: usualKeptSession },
  languages: { content_languages: usualContentLanguages },
}

/** Of what an admin sets for the whole school. */
export function schoolSettingsCases(): Record<
  'school_settings' | 'school_settings_save' | 'time_zone' | 'time_zone_save',
  StaffCase
> {
  const office = { isOwned: false, isAdmins: true }
  const { school, rewards, tests, exam } = usualSections
  return {
    time_zone: { input: {}, bad: [], ...office },
    time_zone_save: {
      input: { zone: 'Asia/Samarkand', revision: 0, dry_run: false },
      bad: [
        {},
        { zone: 'Asia/Nowhere', revision: 0, dry_run: false },
        { zone: '+05:00', revision: 0, dry_run: false },
        { zone: 'Asia/Almaty', revision: 0 },
      ],
      ...office,
    },
    school_settings: { input: {}, bad: [], ...office },
    school_settings_save: {
      input: { revision: 0, rewards: { ...rewards, lesson_points: 60 } },
      bad: [
        {},
        { revision: 0 },
        { rewards },
        { revision: 0, rewards, tests },
        { revision: 0, rewards: { lesson_points: null } },
        { revision: 0, rewards: { ...rewards, lesson_points: -1 } },
        { revision: 0, rewards: { ...rewards, lesson_points: 1.5 } },
        { revision: 0, rewards: { ...rewards, lesson_points: '60' } },
        { revision: 0, rewards: { ...rewards, invite_coins: 0 } },
        { revision: 0, tests: { ...tests, pass_percent: 101 } },
        { revision: 0, tests: { ...tests, max_attempts: 0 } },
        { revision: 0, exam: { ...exam, level_0_course: 0 } },
        { revision: 0, languages: { content_languages: 'ru' } },
        { revision: 0, school: { ...school, name: ' ' } },
        { revision: 0, school: { ...school, name: 'a\u0000' } },
        { revision: 0, school: { ...school, payment_link: 'javascript:alert(1)' } },
        { revision: 0, school: { ...school, payment_link: 'pay.example' } },
        { revision: 0, school: { ...school, phone: 'qoʻngʻiroq' } },
      ],
      ...office,
    },
  }
}
