export { PageTitle } from '@qadam/web/frame/page-title'
