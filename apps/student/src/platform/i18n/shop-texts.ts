import i18next from 'i18next'
import { shop as ru } from './ru/shop.ts'
import { shop as uz } from './uz/shop.ts'

// They come with the shop in both languages: no first view of another screen pays for them.
i18next.addResourceBundle('uz', 'translation', { shop: uz }, true)
i18next.addResourceBundle('ru', 'translation', { shop: ru }, true)
