export const exports = {
  save: 'Yuklab olish',
  xlsx: 'Excel fayli',
  csv: 'CSV fayli',
  ledger: 'Ball va tangalar tarixi',
} as const
