export { laterStudentActions } from '@qadam/contract'
