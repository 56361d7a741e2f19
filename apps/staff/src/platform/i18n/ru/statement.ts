import { statement as shared } from '@qadam/web/statement-texts/ru'

export const statement = {
  ...shared,
  title: 'История баллов и монет',
} as const
