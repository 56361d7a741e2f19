export { CallError, isCallError, isPassing, type CallCode } from '@qadam/web/call-error'
