/** A component test is not about how its texts come: all are there as soon as there are any. */
import i18next from 'i18next'
import { ruRest } from './ru-rest.ts'
import { uzRest } from './uz-rest.ts'

i18next.on('initialized', () => {
  i18next.addResourceBundle('uz', 'translation', uzRest, true)
  i18next.addResourceBundle('ru', 'translation', ruRest, true)
})
