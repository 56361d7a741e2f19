import i18next from 'i18next'
import { goals as ru } from './ru/goals.ts'
import { goals as uz } from './uz/goals.ts'

// They come with the card, in both languages.
i18next.addResourceBundle('uz', 'translation', { goals: uz }, true)
i18next.addResourceBundle('ru', 'translation', { goals: ru }, true)
