import i18next from 'i18next'
import { avatar as ru } from './ru/avatar.ts'
import { avatar as uz } from './uz/avatar.ts'

// They come with the profile in both languages: short as they are, no first view pays for them.
i18next.addResourceBundle('uz', 'translation', { avatar: uz }, true)
i18next.addResourceBundle('ru', 'translation', { avatar: ru }, true)
