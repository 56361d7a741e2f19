import i18next from 'i18next'
import { notifications as ru } from './ru/notifications.ts'
import { notifications as uz } from './uz/notifications.ts'

// They come after the first screen, in both languages: short as they are, no first view pays for them.
i18next.addResourceBundle('uz', 'translation', { notifications: uz }, true)
i18next.addResourceBundle('ru', 'translation', { notifications: ru }, true)
