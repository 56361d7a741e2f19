import { type DemoHistory, type DemoSitting, type DemoStudent, everyCourse } from './demo-person.ts'

const firstNames = [
  'Sardor',
  'Zilola',
  'Bekzod',
  'Malika',
  'Shahzod',
  'Kamola',
  'Doston',
  'Sevara',
  'Anvar',
  'Nigora',
  'Ulugʻbek',
  'Gulnoza',
  'Islom',
  'Mohira',
  'Javohir',
  'Shahnoza',
  'Azizbek',
  'Feruza',
  'Rustam',
  'Ozoda',
  'Daniil',
  'Alina',
  'Umid',
  'Kamila',
  'Farruh',
  'Yulduz',
] as const

const russianSpeakers: ReadonlySet<string> = new Set(['Daniil', 'Alina', 'Kamila', 'Rustam'])
const avatars = ['snow-leopard', 'stork', 'gazelle', 'tortoise', 'eagle'] as const

/** How students of a real group differ: how much of the course they did, and on how many of the recent days they came. */
const kinds = [
  { name: 'ahead', members: 5, share: [0.65, 0.9], comes: 0.75, absent: 0, right: [0.92, 0.98] },
  { name: 'steady', members: 12, share: [0.35, 0.6], comes: 0.5, absent: 1, right: [0.84, 0.95] },
  { name: 'slow', members: 5, share: [0.13, 0.32], comes: 0.3, absent: 2, right: [0.72, 0.85] },
  { name: 'drifting away', members: 4, share: [0.07, 0.25], comes: 0.35, absent: 11, right: [0.7, 0.82] },
] as const
type Kind = (typeof kinds)[number]

/** The twenty-six students of the demo group without a sign-in: the same ones every time. */
export function demoClassmates(): DemoStudent[] {
  const kindOf = kinds.flatMap((kind) => Array.from({ length: kind.members }, () => kind))
  return firstNames.map((first_name, index) => {
    const seed = 100 + index
    const random = seededRandom(seed)
    // 11 and 26 share no factor, so the kinds are dealt over the whole list of names.
    const kind = kindOf[(index * 11) % kindOf.length] ?? kinds[1]
    const joined_days_ago = between(random, 38, 48)
    return {
      key: `classmate-${index + 1}`,
      role: 'student',
      phone: `+9989000001${String(index + 1).padStart(2, '0')}`,
      password: null,
      first_name,
      last_name: 'Demo',
      lang: russianSpeakers.has(first_name) ? 'ru' : 'uz',
      avatar: avatars[index % avatars.length] ?? 'stork',
      ...placementOf(kind, index),
      joined_days_ago,
      payment_due_in_days: between(random, 6, 28),
      enrolled: everyCourse,
      history: historyOf(kind, index, joined_days_ago, random),
    }
  })
}

/** How the kinds did in the placement exam, one after another. One answered faster than anybody reads. */
const sittings: Partial<Record<Kind['name'], readonly Omit<DemoSitting, 'days_ago'>[]>> = {
  ahead: [
    { right: [10, 9, 8], seconds_an_answer: 21 },
    { right: [9, 8, 6], seconds_an_answer: 26 },
    { right: [9, 8, 5], seconds_an_answer: 31 },
  ],
  steady: [
    { right: [8, 6], seconds_an_answer: 33 },
    { right: [6], seconds_an_answer: 37 },
    { right: [9, 5], seconds_an_answer: 24 },
  ],
  slow: [
    { right: [5], seconds_an_answer: 41 },
    { right: [10, 10, 6], seconds_an_answer: 1.2 },
  ],
}

/** Most classmates have been placed, in the last three weeks. */
function placementOf(kind: Kind, index: number): Pick<DemoStudent, 'exam' | 'sitting'> {
  const known = sittings[kind.name]
  const sitting = known?.[index % known.length]
  return sitting ? { exam: true, sitting: { ...sitting, days_ago: 2 + ((index * 7) % 19) } } : { exam: false }
}

/** The few students of the second group. */
export function demoNeighbours(): DemoStudent[] {
  return ['Lola', 'Samandar', 'Munisa', 'Temur'].map((first_name, index) => ({
    key: `neighbour-${index + 1}`,
    role: 'student',
    phone: `+9989000002${String(index + 1).padStart(2, '0')}`,
    password: null,
    first_name,
    last_name: 'Demo',
    lang: 'uz',
    avatar: avatars[(index + 2) % avatars.length] ?? 'stork',
    exam: false,
    joined_days_ago: 20 - index,
    payment_due_in_days: 12 + index,
    enrolled: everyCourse,
    history: {
      seed: 300 + index,
      progress: [],
      active_days_ago: [2, 4, 6, 7, 9, 12],
      first_try_share: 0.75,
      last_practice: 'approved',
      waiting: index < 2 ? [{ course: 'kompyuter-asoslari', hours_ago: 4 + index * 22 }] : [],
    },
  }))
}

/** Courses beside Python, up to their first practice: each has another type of assignment. */
const sideCourses = [
  { course: 'kompyuter-asoslari', share: 1 },
  { course: 'english', share: 0.36 },
  { course: 'grafik-dizayn', share: 1 },
  { course: 'telegram-bot', share: 1 },
  { course: 'web', share: 0.34 },
] as const

/** How many hours the classmates' submissions have waited when the school is loaded; the due time is a day. */
const waitedHours = [
  ...[22, 1.2, 6.3, 17, 9, 25, 2.5, 13.5, 4.1, 20.5, 29, 7.5],
  ...[15, 1.8, 10.5, 23.2, 3.2, 12, 26.5],
]

function historyOf(kind: Kind, index: number, joinedDaysAgo: number, random: () => number): DemoHistory {
  const share = hundredths(kind.share[0] + random() * (kind.share[1] - kind.share[0]))
  const lastSeen = kind.absent === 0 ? 0 : between(random, kind.absent - 1, kind.absent + 3)
  const days = Array.from({ length: joinedDaysAgo + 1 }, (_, day) => day)
  const active = days.filter((day) => day === lastSeen || (day > lastSeen && random() < kind.comes))
  const web = kind.name === 'ahead' ? [{ course: 'web', share: hundredths(0.1 + random() * 0.3) }] : []
  return {
    seed: 100 + index,
    progress: [{ course: 'python', share }, ...web, ...sideProgress(kind, index)],
    active_days_ago: active,
    first_try_share: hundredths(kind.right[0] + random() * (kind.right[1] - kind.right[0])),
    last_practice: index % 6 === 5 ? 'rejected' : 'approved',
    waiting: waitingWork(kind, index),
  }
}

/** Every other classmate, and those ahead, have done the first practice of a second course, too. */
function sideProgress(kind: Kind, index: number): DemoHistory['progress'] {
  const side = sideCourseOf(kind, index + 2)
  return (index % 2 === 0 || kind.name === 'ahead') && kind.name !== 'slow' && side ? [side] : []
}

/** Active students have submitted something lately. */
function waitingWork(kind: Kind, index: number): DemoHistory['waiting'] {
  const side = sideCourseOf(kind, index)
  const hours_ago = waitedHours[index]
  return kind.name === 'drifting away' || hours_ago === undefined || !side
    ? []
    : [{ course: side.course, hours_ago }]
}

function sideCourseOf(kind: Kind, index: number): (typeof sideCourses)[number] | undefined {
  const side = sideCourses[index % sideCourses.length]
  // A student ahead studies the web course in its own right.
  return kind.name === 'ahead' && side?.course === 'web' ? sideCourses[0] : side
}

function between(random: () => number, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1))
}

function hundredths(share: number): number {
  return Math.round(share * 100) / 100
}

/** Mulberry32 (Tommy Ettinger, public domain): 32 bits of state, enough to draw a group. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
