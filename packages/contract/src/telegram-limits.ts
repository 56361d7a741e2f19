/** The numbers of linking chats of Telegram; apart from the others, which every first load brings. */
export const telegramLimits = {
  /** Chats of one student, and as many of their parents. */
  chats: 5,
  /** How long a student's own link can be followed. */
  link_s: 15 * 60,
  /** The same of a link for a parent, who gets it on paper or in a message. */
  parentLink_s: 7 * 24 * 3600,
  /** Links for the parents of one student that were not followed yet. */
  parentLinks: 5,
  /** Links that are none, tried from one chat: after so many in the time the next is told to wait. */
  unknownOfChat: { most: 5, window_s: 10 * 60 },
} as const
