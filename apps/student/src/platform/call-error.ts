export { CallError, isCallError, isPassing } from '@qadam/web/call-error'
