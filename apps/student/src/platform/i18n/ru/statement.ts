import { statement as shared } from '@qadam/web/statement-texts/ru'

export const statement = {
  ...shared,
  today: 'Сегодня',
  yesterday: 'Вчера',
  empty_text: 'После первого правильного ответа баллы появятся здесь.',
  empty_coins: 'Монет пока нет',
  empty_coins_text: 'Пройдите урок до конца, и монеты появятся здесь.',
  to_courses: 'К урокам',
} as const
