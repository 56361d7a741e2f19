import { statement as shared } from '@qadam/web/statement-texts/uz'

export const statement = {
  ...shared,
  today: 'Bugun',
  yesterday: 'Kecha',
  empty_text: 'Birinchi toʻgʻri javob bilan ballar shu yerda koʻrina boshlaydi.',
  empty_coins: 'Tangalar hali yoʻq',
  empty_coins_text: 'Darsni tugatsangiz, tangalar shu yerda koʻrinadi.',
  to_courses: 'Darslarga',
  reason: { ...shared.reason, promise: 'Javob kutganingiz uchun' },
} as const
