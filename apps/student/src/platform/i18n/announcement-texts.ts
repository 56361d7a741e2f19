import i18next from 'i18next'
import { announcements as ru } from './ru/announcements.ts'
import { announcements as uz } from './uz/announcements.ts'

// They come with the card, in both languages.
i18next.addResourceBundle('uz', 'translation', { announcements: uz }, true)
i18next.addResourceBundle('ru', 'translation', { announcements: ru }, true)
