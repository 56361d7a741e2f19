export { useTheme } from '@qadam/web/use-theme'
