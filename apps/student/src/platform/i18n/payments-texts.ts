import i18next from 'i18next'
import { payments as ru } from './ru/payments.ts'
import { payments as uz } from './uz/payments.ts'

// They come with the history in both languages: short as they are, no first view pays for them.
i18next.addResourceBundle('uz', 'translation', { payments: uz }, true)
i18next.addResourceBundle('ru', 'translation', { payments: ru }, true)
