import i18next from 'i18next'
import { push as ruPush } from './ru/push.ts'
import { push as uzPush } from './uz/push.ts'

// They come with the panel of pushes in both languages.
i18next.addResourceBundle('uz', 'translation', { push: uzPush }, true)
i18next.addResourceBundle('ru', 'translation', { push: ruPush }, true)
