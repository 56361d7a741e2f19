export const shop = {
  your_coins: 'Ваши монеты',
  how: 'Как собирать монеты',
  coin: 'монет',
  rule_lesson: 'За законченный урок',
  rule_module: 'За законченный модуль',
  rule_streak_one: 'За серию в {{count}} день',
  rule_streak_few: 'За серию в {{count}} дня',
  rule_streak_many: 'За серию в {{count}} дней',
  rule_streak_other: 'За серию в {{count}} дня',
} as const
