export { useOnline } from '@qadam/web/use-online'
