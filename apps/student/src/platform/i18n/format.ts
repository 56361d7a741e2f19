export { formatClock, formatNumber, formatPercent } from '@qadam/web/format'
