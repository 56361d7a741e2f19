export { currentLanguage } from '@qadam/web/language'
