import type { Lang, NotificationTopic } from '@qadam/contract'
import type { z } from 'zod'

/** How the account of a notice's student stands when its SMS is about to be sent. */
interface PaymentStanding {
  frozen: boolean
  next_due_on: string | null
}

export interface NoticeText {
  title: string
  detail: string
}

/** What a notice says on each channel. */
export interface NoticeWords {
  /** In the list of the app, as a push and in Telegram. */
  student: Record<Lang, NoticeText>
  /** In a parent's Telegram, about their child of this name; `never` for what is between the child and the school. */
  parents: ((name: string) => Record<Lang, NoticeText>) | 'never'
  /**
   * One complete message, for there is no link and no second page, and only what is worth its price. The texts are
   * approved by the gateway beforehand, so that a change here is one there.
   */
  sms: { text: Record<Lang, string>; isStillTrue: (standing: PaymentStanding) => boolean } | 'never'
}

export interface Notice<Kind extends string = string, Params = never, Place = never> {
  kind: Kind
  topic: NotificationTopic
  link: (place: Place) => string
  words: (params: Params) => NoticeWords
  /** The words of a stored one; undefined where its params are not of this code's schema. */
  read: (stored: unknown) => NoticeWords | undefined
}

/**
 * A kind of notification: all there is to say of it but when it is sent. What is stored are its kind and params, so that
 * those of the past must stay readable: a param that comes later is optional.
 */
export function defineNotice<const Kind extends string, Schema extends z.ZodType, Place>(
  kind: Kind,
  definition: {
    params: Schema
    /** As what students may choose not to be pushed it. */
    topic: NotificationTopic
    /** Where in the app it leads, such as `/courses/1/modules/2`; of a place that its sender names, where it needs one. */
    link: (place: Place) => string
    words: (params: z.output<Schema>) => NoticeWords
  },
): Notice<Kind, z.output<Schema>, Place> {
  const { params, topic, link, words } = definition
  return {
    kind,
    topic,
    link,
    words,
    read: (stored) => {
      const parsed = params.safeParse(stored)
      return parsed.success ? words(parsed.data) : undefined
    },
  }
}
