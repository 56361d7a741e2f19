export const payments = {
  title: 'Платежи',
  next: 'Следующая оплата',
  none_due: 'Срок оплаты не назначен',
  frozen: 'Аккаунт заморожен. Уроки откроются, как только поступит оплата.',
  ask: 'Чтобы оплатить, обратитесь к куратору.',
  sum: '{{value}} сумов',
  until: 'до {{day}}',
  empty: 'Платежей пока нет',
  more: 'Все платежи',
  methods: {
    cash: 'Наличные',
    card: 'Карта',
    transfer: 'Перевод',
    payme: 'Payme',
    click: 'Click',
    other: 'Другое',
  },
} as const
