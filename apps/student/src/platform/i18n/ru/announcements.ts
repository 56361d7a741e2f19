export const announcements = {
  title: 'Объявления',
  unread: 'не прочитано',
  dismiss: 'Понятно, убрать',
} as const
