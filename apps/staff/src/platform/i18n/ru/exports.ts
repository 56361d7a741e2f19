export const exports = {
  save: 'Скачать',
  xlsx: 'Книга Excel',
  csv: 'Таблица CSV',
  ledger: 'История баллов и монет',
} as const
