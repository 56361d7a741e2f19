import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { daysText } from '../features/money/payments/days-text.ts'
import type { PushFailure } from '../features/messages/push/set-up-push.ts'
import { notifications as ruNotifications } from '../platform/i18n/ru/notifications.ts'
import { push as ruPush } from '../platform/i18n/ru/push.ts'
import { ru } from '../platform/i18n/ru.ts'
import { notifications as uzNotifications } from '../platform/i18n/uz/notifications.ts'
import { push as uzPush } from '../platform/i18n/uz/push.ts'
import { uz } from '../platform/i18n/uz.ts'

// The texts of specification section 8 for notifications, pushes, payments and the connection, in both languages. When
// each is shown is proved beside its feature: push-panel.test, notification-feed.test, shell.test, offline-banner.test.

const said = i18next.createInstance()
beforeAll(async () => {
  await said.init({
    lng: 'uz',
    resources: {
      uz: { translation: { ...uz, push: uzPush, notifications: uzNotifications } },
      ru: { translation: { ...ru, push: ruPush, notifications: ruNotifications } },
    },
  })
})

const failures: Record<PushFailure, [uz: RegExp, ru: RegExp]> = {
  unsupported: [/^Bu brauzer bildirishnomalarni koʻrsata olmaydi/, /^Этот браузер/],
  denied: [/^Brauzerda bildirishnomalar taqiqlangan/, /запрещен/],
  dismissed: [/^Ruxsat soʻrovi yopildi/, /^Запрос разрешения закрыт/],
  no_key: [/hali sozlanmagan/, /не настроила/],
  not_configured: [/yuborishga tayyor emas/, /не готова присылать/],
  no_worker: [/xizmatini ishga tushira olmadi/, /не смог запустить службу/],
  bad_key: [/hali sozlanmagan/, /не настроила/],
  setup_failed: [/yoqib boʻlmadi/, /^Не удалось включить/],
  sync_failed: [/^Qurilma ulanmadi/, /не подключилось/],
}

test.each(Object.entries(failures))(
  'a push that fails by %s says so, and what to do',
  (why, [inUz, inRu]) => {
    const texts: [RegExp, 'uz' | 'ru'][] = [
      [inUz, 'uz'],
      [inRu, 'ru'],
    ]
    for (const [pattern, lang] of texts) {
      const text = said.getFixedT(lang)(`push.failed_${why as PushFailure}`) // the keys of the list
      expect(text).toMatch(pattern)
      // More than the failure alone.
      expect(text.match(/[.!]/g)?.length ?? 0).toBeGreaterThan(1)
    }
  },
)

test.each([
  ['uz', ['Toʻlov kuni — bugun.', ...[1, 2, 5, 21].map((days) => `Toʻlovgacha ${days} kun qoldi.`)]],
  [
    'ru',
    [
      'Оплатить нужно сегодня.',
      'До оплаты остался 1 день.',
      'До оплаты осталось 2 дня.',
      'До оплаты осталось 5 дней.',
      'До оплаты остался 21 день.',
    ],
  ],
])('days to payment have the plurals of %s', (lang, all) => {
  expect([0, 1, 2, 5, 21].map((days) => daysText(days, said.getFixedT(lang)))).toEqual(all)
})

test.each([
  ['uz', 'Darslar toʻxtatilgan.', 'Internet aloqasi yoʻq', 'Bildirishnomalarni yuklab boʻlmadi'],
  ['ru', 'Уроки приостановлены.', 'Нет подключения к интернету', 'Не удалось загрузить уведомления'],
])('a frozen account, no connection and a list that did not come are said in %s', (lang, ...all) => {
  const t = said.getFixedT(lang)
  expect([t('shell.account_frozen'), t('shell.offline'), t('notifications.failed')]).toEqual(all)
})
