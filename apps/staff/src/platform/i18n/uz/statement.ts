import { statement as shared } from '@qadam/web/statement-texts/uz'

export const statement = {
  ...shared,
  title: 'Ball va tangalar tarixi',
  reason: { ...shared.reason, promise: 'Javob kutgani uchun' },
} as const
