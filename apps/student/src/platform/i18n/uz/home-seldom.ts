/** What few students meet on home: a rejected submission, a frozen account. */
export const homeSeldom = {
  returned_one: 'Ishingiz qaytarildi',
  returned_other: '{{count}} ta ishingiz qaytarildi',
  returned_text: 'Ustozning izohini oʻqing, tuzatib qayta topshiring.',
  frozen: 'Darslarga qaytish uchun toʻlov qiling',
  frozen_text: 'Toʻlov kelishi bilan darslar ochiladi. Natijalaringiz saqlanib turibdi.',
  frozen_ask: 'Toʻlov uchun kuratoringizga murojaat qiling. Natijalaringiz saqlanib turibdi.',
  frozen_check: 'Toʻlovni tekshirish',
  frozen_still: 'Toʻlov hali kelib tushmagan. Birozdan keyin yana tekshiring.',
} as const
