/** What became of one try. */
export type SmsOutcome =
  | { kind: 'sent' }
  /** A final error: no retry will help; it cost nothing. */
  | { kind: 'refused'; reason: string }
  /** `costs`: it is unknown whether it was sent. */
  | { kind: 'later'; reason: string; after_s: number | undefined; costs: boolean }

export interface SmsMessage {
  /** E.164. */
  phone: string
  text: string
}

/** Never throws. */
export type SendSms = (message: SmsMessage) => Promise<SmsOutcome>
