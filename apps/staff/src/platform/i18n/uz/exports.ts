export const exports = {
  save: 'Yuklab olish',
  xlsx: 'Excel fayli',
  csv: 'CSV fayli',
  ledger: 'Ball va tangalar tarixi',
  about: {
    all: 'Boshidan hozirgacha barcha ball va tangalar',
    points: 'Boshidan hozirgacha barcha ballar',
    coins: 'Boshidan hozirgacha barcha tangalar',
  },
  span: {
    all: 'Boshidan hozirgacha',
    from: '{{from}}dan',
    to: '{{to}} gacha',
    both: '{{from}}dan {{to}} gacha',
  },
} as const
