export const announcements = {
  title: 'Объявления',
  unread: 'не прочитано',
  over: 'Этого объявления больше нет',
  over_text: 'Его срок прошёл, или вы его убрали.',
  dismiss: 'Понятно',
} as const
