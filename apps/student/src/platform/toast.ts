export { isToasterAsked, onToasterAsked, showToast, toasterMounted } from '@qadam/web/toast'
