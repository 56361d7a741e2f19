export { Outbox, type OutboxItem } from '@qadam/web/outbox'
