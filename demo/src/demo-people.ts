import { demoClassmates, demoNeighbours } from './demo-classmates.ts'
import { type DemoStaff, type DemoStudent, everyCourse } from './demo-person.ts'

/** The password of every demo account that can sign in, where the school is loaded behind a loopback address. */
const PASSWORD = 'demo1234'

/** Those who run the demo school. */
export const demoStaff = [
  {
    key: 'teacher',
    role: 'teacher',
    phone: '+998900000010',
    password: PASSWORD,
    first_name: 'Dilnoza',
    last_name: 'Demo',
    lang: 'uz',
    avatar: 'snow-leopard',
  },
  {
    key: 'admin',
    role: 'admin',
    phone: '+998900000020',
    password: PASSWORD,
    first_name: 'Timur',
    last_name: 'Demo',
    lang: 'uz',
    avatar: 'eagle',
  },
  {
    key: 'curator',
    role: 'teacher',
    phone: '+998900000011',
    password: null,
    first_name: 'Nilufar',
    last_name: 'Demo',
    lang: 'uz',
    avatar: 'stork',
  },
  {
    key: 'second-teacher',
    role: 'teacher',
    phone: '+998900000013',
    password: null,
    first_name: 'Komil',
    last_name: 'Demo',
    lang: 'uz',
    avatar: 'gazelle',
  },
  {
    key: 'mentor',
    role: 'teacher',
    phone: '+998900000012',
    password: null,
    first_name: 'Otabek',
    last_name: 'Demo',
    lang: 'uz',
    avatar: 'tortoise',
  },
] as const satisfies readonly DemoStaff[]

/** The four students one can sign in as, each to show another side of the school. */
export const demoStudents = [
  {
    key: 'halfway',
    role: 'student',
    phone: '+998900000001',
    password: PASSWORD,
    first_name: 'Madina',
    last_name: 'Demo',
    lang: 'uz',
    avatar: 'gazelle',
    exam: true,
    joined_days_ago: 45,
    payment_due_in_days: 18,
    enrolled: everyCourse,
    history: {
      seed: 1,
      progress: [
        { course: 'python', share: 0.5 },
        { course: 'web', share: 0.15 },
      ],
      // A streak of five days that today's first right answer makes six.
      active_days_ago: [1, 2, 3, 4, 5, 8, 9, 11, 12, 15, 16, 19, 22, 23, 26, 30, 33, 37, 41],
      first_try_share: 0.82,
      last_practice: 'approved',
      waiting: [],
    },
  },
  {
    key: 'new',
    role: 'student',
    phone: '+998900000002',
    password: PASSWORD,
    first_name: 'Jasur',
    last_name: 'Demo',
    lang: 'uz',
    avatar: 'eagle',
    exam: true,
    joined_days_ago: 0,
    payment_due_in_days: 30,
    enrolled: everyCourse,
    history: {
      seed: 2,
      progress: [],
      active_days_ago: [],
      first_try_share: 1,
      last_practice: 'approved',
      waiting: [],
    },
  },
  {
    key: 'frozen',
    role: 'student',
    phone: '+998900000003',
    password: PASSWORD,
    first_name: 'Laylo',
    last_name: 'Demo',
    lang: 'uz',
    avatar: 'stork',
    exam: false,
    joined_days_ago: 33,
    payment_due_in_days: -3,
    enrolled: everyCourse,
    history: {
      seed: 3,
      progress: [{ course: 'python', share: 0.3 }],
      active_days_ago: [4, 5, 7, 10, 13, 14, 20, 27],
      first_try_share: 0.74,
      last_practice: 'approved',
      waiting: [],
    },
  },
  {
    key: 'payment-due',
    role: 'student',
    phone: '+998900000004',
    password: PASSWORD,
    first_name: 'Artyom',
    last_name: 'Demo',
    lang: 'ru',
    avatar: 'tortoise',
    exam: false,
    joined_days_ago: 27,
    payment_due_in_days: 3,
    enrolled: everyCourse,
    history: {
      seed: 4,
      progress: [{ course: 'python', share: 0.4 }],
      active_days_ago: [0, 1, 3, 6, 7, 8, 12, 13, 17, 21, 24],
      first_try_share: 0.68,
      last_practice: 'rejected',
      waiting: [{ course: 'kompyuter-asoslari', hours_ago: 5 }],
    },
  },
] as const satisfies readonly DemoStudent[]

type StaffKey = (typeof demoStaff)[number]['key']

export type DemoGroup = {
  /** Stays the same, so that loading again finds the group. */
  key: string
  name: string
  /** Keys of staff. */
  teacher: StaffKey
  curator: StaffKey
  mentor: StaffKey
  students: readonly DemoStudent[]
}

/**
 * The people of the demo school, as they stand on the day it is loaded: the six accounts of the contract's table
 * (those with a password), the curator and the mentor, the group of thirty students, and a small second group of another teacher. Pure data: days are counted
 * back from the day of loading, progress is a share of a course's lessons, and every history carries a seed from which
 * the loader draws its answers and times of day, so that loading twice gives the same school.
 */
export const demoPeople: { staff: readonly DemoStaff[]; group: DemoGroup; secondGroup: DemoGroup } = {
  staff: demoStaff,
  group: {
    key: 'demo',
    name: 'Python 1',
    teacher: 'teacher',
    curator: 'curator',
    mentor: 'mentor',
    students: [...demoStudents, ...demoClassmates()],
  },
  secondGroup: {
    key: 'demo-second',
    name: 'Kompyuter 1',
    teacher: 'second-teacher',
    curator: 'curator',
    mentor: 'mentor',
    students: demoNeighbours(),
  },
}
