export const exports = {
  save: 'Yuklab olish',
  xlsx: 'Excel (XLSX)',
  csv: 'CSV',
  ledger: 'Ball va tangalar tarixi',
} as const
