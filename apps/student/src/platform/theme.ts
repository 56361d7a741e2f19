export { setTheme, themes, type Theme } from '@qadam/web/theme'
