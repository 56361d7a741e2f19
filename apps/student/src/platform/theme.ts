export { currentTheme, onTheme, setTheme, themes, type Theme } from '@qadam/web/theme'
