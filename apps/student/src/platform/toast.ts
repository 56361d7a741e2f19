export { showToast } from '@qadam/web/toast'
