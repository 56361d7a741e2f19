import i18next from 'i18next'
import { install as ruInstall } from './ru/install.ts'
import { install as uzInstall } from './uz/install.ts'

// They come with what offers to install the app, a newer version of it, or another browser.
i18next.addResourceBundle('uz', 'translation', { install: uzInstall }, true)
i18next.addResourceBundle('ru', 'translation', { install: ruInstall }, true)
