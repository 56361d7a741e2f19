/** The numbers of pushes, specification section 9 among them; apart from the others, which every first load brings. */
export const pushLimits = {
  autoClose_ms: 8000,
  vibration_ms: [200, 100, 200] as const,
  defaultTag: 'firebase-notification',
  /** Of a Firebase token, or of a Web Push subscription as JSON. */
  tokenMaxLength: 3000,
  /** Devices of one person; a further one takes the place of the one unheard of for longest. */
  devices: 10,
  /** What a lock screen shows of a detail. */
  bodyMaxLength: 300,
  /**
   * At night, in the school's time zone, no push wakes a student: it is sent in the morning. As long as no admin sets
   * it otherwise.
   */
  quietHours: { enabled: true, from_hour: 22, to_hour: 8 },
  /** How long a push service retains what a device that is off did not take. */
  timeToLive_s: 24 * 3600,
  /** After so many tries a delivery is given up; the pause after the first, and by what it grows. */
  tries: 6,
  firstPause_s: 30,
  pauseGrowth: 4,
  /** Whatever a provider asks for. A whole day: what the cap of SMS holds back is tried once on the next one. */
  longestPause_s: 24 * 3600,
  /** A device is deleted after so many abandoned deliveries in a row. */
  failures: 10,
} as const
