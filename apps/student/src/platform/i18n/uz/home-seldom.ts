/** What few students meet on home: a rejected submission, a frozen account. */
export const homeSeldom = {
  welcome_title: 'Xush kelibsiz, {{name}}!',
  welcome_text: 'Har bir dasturchi bitta darsdan boshlagan. Sizniki tayyor.',
  welcome_soon: 'Siz bilan birga oʻrganamiz.',
  welcome_first: 'Birinchi darsingiz',
  welcome_none: 'Kursingiz tez orada ochiladi',
  welcome_none_text:
    'Uni maktab ochadi va u shu yerda paydo boʻladi. Savolingiz boʻlsa, maktabga murojaat qiling.',
  welcome_none_by: 'Uni kuratoringiz {{name}} ochadi va u shu yerda paydo boʻladi.',
  returned_one: 'Ishingiz qaytarildi',
  returned_other: '{{count}} ta ishingiz qaytarildi',
  returned_text: 'Ustozning izohini oʻqing, tuzatib qayta topshiring.',
  frozen: 'Darslarga qaytish uchun toʻlov qiling',
  frozen_text: 'Toʻlov kelishi bilan darslar ochiladi. Natijalaringiz saqlanib turibdi.',
  frozen_ask: 'Toʻlov uchun kuratoringizga murojaat qiling. Natijalaringiz saqlanib turibdi.',
  frozen_check: 'Toʻlovni tekshirish',
  frozen_still: 'Toʻlov hali kelib tushmagan. Birozdan keyin yana tekshiring.',
} as const
