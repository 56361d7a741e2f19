import i18next from 'i18next'
import { achievements as ru } from './ru/achievements.ts'
import { achievements as uz } from './uz/achievements.ts'

// They come with what shows achievements, in both languages: no first view pays for them.
i18next.addResourceBundle('uz', 'translation', { achievements: uz }, true)
i18next.addResourceBundle('ru', 'translation', { achievements: ru }, true)
