export { errorText } from '@qadam/web/error-text'
