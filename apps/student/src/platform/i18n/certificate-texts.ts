import i18next from 'i18next'
import { certificates as ru } from './ru/certificates.ts'
import { certificates as uz } from './uz/certificates.ts'

// They come with what shows certificates, in both languages: no first view pays for them.
i18next.addResourceBundle('uz', 'translation', { certificates: uz }, true)
i18next.addResourceBundle('ru', 'translation', { certificates: ru }, true)
