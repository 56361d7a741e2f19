// The one list of notices, a file a topic: what a file exports is a notice, which the server then knows by its kind.
export * from './notices/announcement.ts'
export * from './notices/exam.ts'
export * from './notices/invite.ts'
export * from './notices/payment.ts'
export * from './notices/review.ts'
export * from './notices/share.ts'
export * from './notices/shop.ts'
export * from './notices/streak.ts'
