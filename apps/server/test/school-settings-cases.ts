import { settingNames, settings, type SettingName } from '@qadam/contract'
import type { StaffCase } from './staff-cases.ts'

/** Every setting as it usually is. */
export const usualSettings = Object.fromEntries(settingNames.map((name) => [name, settings[name].usual])) as {
  [Name in SettingName]: (typeof settings)[Name]['usual']
} // one a name

/** Of what an admin sets for the whole school. */
export function schoolSettingsCases(): Record<'school_settings' | 'school_settings_save', StaffCase> {
  const office = { isOwned: false, isAdmins: true }
  const { school, rewards, tests, exam } = usualSettings
  const save = (name: string, values: object) => ({ name, values, revision: 0 })
  return {
    school_settings: { input: {}, bad: [], ...office },
    school_settings_save: {
      input: save('rewards', { ...rewards, lesson_points: 60 }),
      bad: [
        {},
        { revision: 0 },
        { revision: 0, values: rewards },
        { revision: 0, name: 'rewards' },
        { name: 'rewards', values: rewards },
        { ...save('rewards', rewards), revision: -1 },
        save('constructor', {}),
        save('rewards', { lesson_points: null }),
        save('rewards', { lesson_points: {} }),
        save('rewards', { ...rewards, lesson_points: -1 }),
        save('rewards', { ...rewards, lesson_points: 1.5 }),
        save('rewards', { ...rewards, lesson_points: '60' }),
        save('rewards', { ...rewards, invite_coins: 0 }),
        save('tests', { ...tests, pass_percent: 101 }),
        save('tests', { ...tests, max_attempts: 0 }),
        save('exam', { ...exam, level_0_course: 0 }),
        save('languages', { content_languages: 'ru' }),
        save('school', { ...school, name: ' ' }),
        save('school', { ...school, name: 'a\u0000' }),
        save('school', { ...school, payment_link: 'javascript:alert(1)' }),
        save('school', { ...school, payment_link: 'pay.example' }),
        save('school', { ...school, phone: 'qoʻngʻiroq' }),
        save('leagues', { first: -1 }),
        save('leagues', { first: 1001 }),
        save('promise', { enabled: 'yes' }),
        save('promise', { coins: 0 }),
        save('promise', { coins: 101 }),
        save('promise', { coins: 1.5 }),
        save('quiet_hours', { enabled: 'yes' }),
        save('quiet_hours', { from_hour: 24 }),
        save('quiet_hours', { from_hour: -1 }),
        save('quiet_hours', { from_hour: 8, to_hour: 8 }),
        save('sms', { password_reset: 'yes' }),
        save('sms', { daily_cap: -1 }),
        save('sms', { daily_cap: 1.5 }),
        save('sms', { daily_cap: 100_001 }),
        save('time_zone', { zone: 'Asia/Nowhere' }),
        save('time_zone', { zone: '+05:00' }),
        { ...save('time_zone', { zone: 'Asia/Almaty' }), dry_run: 'yes' },
        save('chat_links', { links: null }),
        ...[
          { course_id: 0, link: 'https://t.me/qadam' },
          { course_id: 1, link: 'javascript:alert(1)' },
          { course_id: 1, link: 'data:text/html,x' },
          { course_id: 1, link: 't.me/qadam' },
          { course_id: 1, link: `https://t.me/${'x'.repeat(500)}` },
        ].map((link) => save('chat_links', { links: [link] })),
        save('chat_links', {
          links: Array.from({ length: 13 }, () => ({ course_id: 1, link: 'https://t.me/qadam' })),
        }),
      ],
      ...office,
    },
  }
}
