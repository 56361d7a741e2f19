import type { Lang } from '@qadam/contract'

/** A device of the first two belongs to one person and one session; a chat or a number may be many people's. */
export const pushProviders = ['web_push', 'firebase', 'telegram', 'sms'] as const
export type PushProviderName = (typeof pushProviders)[number]

/** The reader: the student whom it is about, or a parent of theirs. */
export type Reader = 'student' | 'parent'

/** Where one device is reached. */
export interface PushAddress {
  provider: PushProviderName
  address: string
  /** Of Web Push alone. */
  keys: WebPushKeys | null
}

/** base64url: the browser's public key and its secret. */
export interface WebPushKeys {
  p256dh: string
  auth: string
}

/** What a device shows. */
export interface PushMessage {
  title: string
  body: string
  /** A path in the app, such as `/courses/1`, or an address elsewhere; empty where there is nothing to open. */
  url: string
  /** A second message of the same tag takes the first one's place on the device. */
  tag: string
  lang: Lang
}

/** What became of one try. */
export type PushOutcome =
  | { kind: 'sent' }
  /** The device is there no more. */
  | { kind: 'gone' }
  /** It is reached elsewhere from now on. */
  | { kind: 'moved'; address: string }
  /** It will not be taken, however often it is tried. */
  | { kind: 'refused'; reason: string }
  | { kind: 'later'; reason: string; after_s: number | undefined }

/** @throws like `later`: what could not be reached may be reached again. */
export type SendPush = (to: PushAddress, message: PushMessage) => Promise<PushOutcome>

/** One that is not there is not configured. */
export type PushProviders = Readonly<Partial<Record<PushProviderName, SendPush>>>
