import i18next from 'i18next'
import { telegram as ruTelegram } from './ru/telegram.ts'
import { telegram as uzTelegram } from './uz/telegram.ts'

// They come with the panel of Telegram in both languages.
i18next.addResourceBundle('uz', 'translation', { telegram: uzTelegram }, true)
i18next.addResourceBundle('ru', 'translation', { telegram: ruTelegram }, true)
