export const exports = {
  save: 'Скачать',
  xlsx: 'Книга Excel',
  csv: 'Таблица CSV',
  ledger: 'История баллов и монет',
  about: {
    all: 'Все баллы и монеты за всё время',
    points: 'Все баллы за всё время',
    coins: 'Все монеты за всё время',
  },
  span: {
    all: 'За всё время',
    from: 'С {{from}}',
    to: 'По {{to}}',
    both: 'С {{from}} по {{to}}',
  },
} as const
