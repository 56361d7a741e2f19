export { CallError, isCallError, isTransient } from '@qadam/web/call-error'
