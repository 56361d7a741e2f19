import i18next from 'i18next'
import { reset as ru } from './ru/reset.ts'
import { reset as uz } from './uz/reset.ts'

// Loaded with the recovery of a forgotten password, in both languages.
i18next.addResourceBundle('uz', 'translation', { reset: uz }, true)
i18next.addResourceBundle('ru', 'translation', { reset: ru }, true)
