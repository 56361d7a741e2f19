export { currentLanguage, keepLanguage } from '@qadam/web/language'
