export const announcements = {
  title: 'Eʼlonlar',
  unread: 'oʻqilmagan',
  dismiss: 'Tushunarli, olib tashlansin',
} as const
