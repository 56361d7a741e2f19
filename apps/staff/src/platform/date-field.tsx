import { DateField as OwnDateField, type DateFieldProps } from '@qadam/ui/date-field'
import { currentLanguage } from '@qadam/web/language'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** A day, typed or chosen in the reader's language. */
export function DateField(props: Omit<DateFieldProps, 'lang' | 'words'>): ReactNode {
  const { t } = useTranslation()
  return <OwnDateField lang={currentLanguage()} words={t('shell.date', { returnObjects: true })} {...props} />
}
