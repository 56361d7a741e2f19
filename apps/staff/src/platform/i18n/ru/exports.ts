export const exports = {
  save: 'Скачать',
  xlsx: 'Excel (XLSX)',
  csv: 'CSV',
  ledger: 'История баллов и монет',
} as const
