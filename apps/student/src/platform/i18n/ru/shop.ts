export const shop = {
  your_coins: 'Ваши монеты',
  how: 'Как собирать монеты',
  coin: 'монет',
  rule_lesson: 'За законченный урок',
  rule_module: 'За законченный модуль',
  rule_streak_one: 'За {{count}} день занятий подряд',
  rule_streak_few: 'За {{count}} дня занятий подряд',
  rule_streak_many: 'За {{count}} дней занятий подряд',
  rule_streak_other: 'За {{count}} дня занятий подряд',
} as const
