/** Every number of specification section 9 and of the decisions that complete it, once. */

const minute = 60
const megabyte = 1024 * 1024

export const limits = {
  session: {
    /** Absolute, from login. */
    lifetime_s: 500 * minute,
    userAgentMaxLength: 300,
    /** How long the page may be read behind the question for the password once a session has ended. */
    cover_s: 3 * minute,
  },
  languages: ['uz', 'ru'] as const,
  defaultLanguage: 'uz' as const,
  avatars: ['snow-leopard', 'stork', 'gazelle', 'tortoise', 'eagle'] as const,
  login: {
    window_s: 15 * minute,
    failuresForPhoneFromAddress: 10,
    failuresForPhone: 50,
    failuresForAddress: 300,
    /** On a device from which the account has signed in before: none of the others stops it. */
    failuresForDevice: 10,
    /** How long a device is known after a success. */
    device_s: 180 * 24 * 60 * minute,
    /** From so many failures of an address on, each further try there waits its turn, so many seconds after the last. */
    slowdown: [
      { from: 250, pause_s: 10 },
      { from: 200, pause_s: 3 },
      { from: 100, pause_s: 1 },
    ] as const,
    /** A request that would wait longer is refused, to be retried later. */
    longestTurn_s: 5,
    passwordMaxLength: 200,
    /** Of a new one. */
    passwordMinLength: 8,
  },
  sound: { volume: 0.4, defaultName: 'click', preloaded: ['correct-ans'] as const },
  exam: {
    parts: 3,
    questionsInPart: 10,
    optionsInQuestion: 4,
    part_s: 600,
    yellowFrom_s: 180,
    redFrom_s: 60,
    passPercent: 80,
    grace_s: 3,
    /** Between two parts; then the exam ends at the level it has. */
    pause_s: 24 * 60 * minute,
    /** So many answers at less than so many seconds each are shown to staff: nobody reads that fast. */
    pace: { answers: 5, secondsAnAnswer: 2 },
    /** Sittings on a page of the list of all. */
    sittingsPage: 30,
    bank: {
      /** Of a part. Below it, students who sit the exam again soon see what they know. */
      warnBelow: 20,
      maxInPart: 500,
      questionMaxLength: 500,
      optionMaxLength: 200,
      /** The newest answers to a question that its figures are made of. */
      figures: 200,
      /** Students who were asked a question are counted as far as this. */
      counted: 1000,
    },
  },
  video: {
    /** Seconds a watched video may lack at its end and still count as whole. */
    endTolerance_s: 1,
    heartbeat_s: 10,
    /** A heartbeat that comes this late still counts whole; no silence counts for more. */
    lateness_s: 5,
    maxSpeed: 2,
    speeds: [0.75, 1, 1.25, 1.5, 1.75, 2] as const,
  },
  upload: {
    maxBytes: 15 * megabyte,
    maxFiles: 10,
    /** Uploads that one person may have begun and not finished. */
    maxOpen: 20,
    /** Uploads of a student that are not submitted: a file takes more room than its bytes, and a quota counts bytes. */
    maxKept: 2000,
  },
  eventLog: {
    batch: 50,
    commentMaxLength: 500,
    /** Of a name that other clients send; a longer one is cut. */
    nameMaxLength: 60,
    /** What one student may leave behind in a day and in a minute; more is dropped. */
    perDay: 5000,
    perMinute: 300,
    /** Names of a student's day that are none of ours; what comes beyond them is counted together. */
    otherNamesPerDay: 20,
    send_s: 15,
    sendFrom: 20,
  },
  voice: { max_s: 120 },
  media: {
    images: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const,
    videos: ['video/mp4', 'video/webm', 'video/x-msvideo'] as const,
    /** Signed addresses round their expiry to this, so that a phone pays for a video once. */
    addressRound_s: 24 * 60 * minute,
  },
  compilerFileTypes: ['html', 'css', 'js', 'jsx'] as const,
  /** What pages read beside the types that make them. */
  compilerDataTypes: ['json'] as const,
  pythonFileTypes: ['py', 'txt', 'csv', 'json'] as const,
  toast: { default_ms: 3000, notification_ms: 10_000, markRead_ms: 10_000 },
  streakPopup: { close_ms: 4000, frames: 100, framesPerSecond: 30 },
  streak: {
    bonuses: { 7: 20, 30: 100, 100: 500 } as const,
    maxFreezes: 2,
    maxRepairDays: 31,
    repairsShown: 20,
  },
  /** The chats of courses that the office sets, beside those of the archives. */
  chatLinks: { maxEntries: 12, maxLength: 500 },
  scrollToHash_ms: 100,
  reloadAfterChunkFailure_ms: 100,
  offlineBanner_ms: 300,
  examRedirects: [
    { course_id: 36, module_id: 48 },
    { course_id: 36, module_id: 71 },
    { course_id: 36, module_id: 72 },
    { course_id: 36, module_id: 76 },
  ] as const,
  /** Code projects as they are saved while they are typed. */
  project: {
    maxBytes: megabyte / 2,
    maxFiles: 50,
    maxMedia: 50,
    nameMaxLength: 100,
    /** Replaced states that are retained, the newest ones, at most one in so many seconds. */
    versions: 30,
    versionEvery_s: 5 * minute,
  },
  practice: {
    textMaxLength: 50_000,
    /** A project with its media, as JSON. */
    projectMaxBytes: 10 * megabyte,
    /** Its text files alone, as JSON. */
    projectFilesMaxBytes: 1 * megabyte,
    /** Versions of one answer that a student may hand in. */
    maxVersions: 100,
    submissionsPage: 50,
  },
  helper: {
    messageMaxLength: 4000,
    problemMaxLength: 8000,
    /** Of a reply; a longer one is cut. */
    replyMaxLength: 6000,
    /** Messages of one talk that are retained. */
    keptMessages: 200,
    /** Earlier messages that the model is reminded of. */
    remembered: 12,
    /** How much of a student's files the helper reads: of one, and of all. */
    fileMaxLength: 20_000,
    filesMaxLength: 60_000,
  },
  review: {
    promise_s: 24 * 60 * minute,
    maxScore: 100,
    maxCoins: 100,
    maxPoints: 100,
    commentMaxLength: 10_000,
    /** How long a reviewer has a submission to themselves after their last sign of life. */
    claim_s: 15 * minute,
    pageSize: 25,
    maxPageSize: 100,
    /** Days of the queue's chart. */
    chartDays: 14,
    snippets: { max: 100, titleMaxLength: 80 },
  },
  announcements: {
    titleMaxLength: 120,
    bodyMaxLength: 4000,
    /** New ones of a teacher on a school day: each is pushed to all it is for. */
    ofTeacherADay: 20,
    /** What a student is shown at once, the newest. */
    shown: 20,
    page: 20,
  },
  audit: { page: 50, reasonMaxLength: 300 },
  live: {
    /** How long a ticket for the live events may be used, once. */
    ticket_s: 60,
    heartbeat_s: 20,
    /** A person's newest connections to one process; older ones are closed. */
    connectionsAPerson: 5,
    /** What may wait for a reader too slow to take it before the connection is dropped. */
    maxWaitingBytes: 64 * 1024,
    /** A client without a heartbeat for this long takes the connection for lost. */
    silence_s: 50,
  },
  /** So many groups are shown at once, and who was there on one of so many school days is active. */
  groups: { shown: 24, activeDays: 7 },
  invites: {
    /** Of capital letters and digits that are not confused. */
    code: { length: 8, alphabet: '23456789ABCDEFGHJKMNPQRSTUVWXYZ' },
    nameMaxLength: 80,
    /** Newest ones that the inviter sees. */
    shown: 50,
    page: 30,
  },
  shop: {
    maxItems: 200,
    maxPrice: 1_000_000,
    maxStock: 100_000,
    titleMaxLength: 80,
    descriptionMaxLength: 400,
    /** Drawn for the school; an item without a picture of its own has one of them. */
    drawings: [
      'gift',
      'freeze',
      'notebook',
      'pen',
      'stickers',
      'mug',
      'cap',
      'tshirt',
      'headphones',
      'backpack',
      'book',
      'ticket',
    ] as const,
    /** An uploaded picture as it is stored: a square of this side. */
    pictureSide_px: 640,
    /** Without what looks alike when it is read from a screen or said aloud: no 0 and O, no 1, I and L. */
    code: { length: 6, alphabet: '23456789ABCDEFGHJKMNPQRSTUVWXYZ' },
    /** A student's newest orders that are shown. */
    ordersShown: 50,
    ordersPage: 30,
  },
  leaderboard: { pageSize: 20, maxPageSize: 100 },
  leagues: {
    levels: 7,
    /** Students of a league: about, at least (where the school has them) and at most. */
    size: 30,
    least: 15,
    most: 35,
    /** Until the school sets its own. */
    coins: { first: 30, second: 20, third: 15, rise: 10 },
    maxCoins: 1000,
  },
  payment: {
    reminderDays: 5,
    /** Whole soʻm: more is a slip of the finger. */
    maxAmount: 100_000_000,
    maxMonths: 12,
    noteMaxLength: 500,
    page: 50,
    /** The longest span that is exported at once. */
    exportDays: 366,
  },
  schoolTimeZone: 'Asia/Tashkent',
} as const

export type Lang = (typeof limits.languages)[number]
