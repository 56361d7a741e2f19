export const announcements = {
  title: 'Eʼlonlar',
  unread: 'oʻqilmagan',
  over: 'Bu eʼlon endi koʻrsatilmaydi',
  over_text: 'Uning muddati tugagan yoki siz uni yopgansiz.',
  dismiss: 'Tushunarli',
} as const
