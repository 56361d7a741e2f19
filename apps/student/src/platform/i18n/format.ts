export { formatClock, formatNumber, formatPercent, formatShortNumber } from '@qadam/web/format'
