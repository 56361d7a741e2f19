export {
  isToasterAsked,
  onToasterAsked,
  showToast,
  toasterMounted,
  type ToastOptions,
} from '@qadam/web/toast'
