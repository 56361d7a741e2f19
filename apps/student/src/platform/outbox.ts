export { Outbox, type Delivery, type OutboxItem } from '@qadam/web/outbox'
