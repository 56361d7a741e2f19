/** What few students meet on home: a rejected submission, a frozen account. */
export const homeSeldom = {
  returned_one: 'Вашу работу вернули',
  returned_few: 'Вам вернули {{count}} работы',
  returned_many: 'Вам вернули {{count}} работ',
  returned_other: 'Вам вернули {{count}} работы',
  returned_text: 'Прочитайте слова преподавателя, исправьте и сдайте снова.',
  frozen: 'Оплатите, чтобы вернуться к урокам',
  frozen_text: 'Уроки откроются, как только поступит оплата. Ваши результаты сохранены.',
  frozen_ask: 'Чтобы оплатить, обратитесь к куратору. Ваши результаты сохранены.',
  frozen_check: 'Проверить оплату',
  frozen_still: 'Оплата ещё не поступила. Проверьте чуть позже.',
} as const
