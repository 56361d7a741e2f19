export const payments = {
  title: 'Toʻlovlar',
  next: 'Keyingi toʻlov',
  none_due: 'Toʻlov muddati belgilanmagan',
  frozen: 'Hisob muzlatilgan. Toʻlov kelishi bilan darslar ochiladi.',
  ask: 'Toʻlov uchun kuratoringizga murojaat qiling.',
  sum: '{{value}} soʻm',
  until: '{{day}} gacha',
  empty: 'Hali toʻlovlar yoʻq',
  more: 'Barcha toʻlovlar',
  methods: {
    cash: 'Naqd',
    card: 'Karta',
    transfer: 'Oʻtkazma',
    payme: 'Payme',
    click: 'Click',
    other: 'Boshqa',
  },
} as const
