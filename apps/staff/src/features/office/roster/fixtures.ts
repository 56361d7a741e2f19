import type { RosterGroup, RosterStudent } from '@qadam/contract'

/** A student of the group below, as `students` returns them. */
export const student: RosterStudent = {
  id: 8,
  first_name: 'Aziz',
  last_name: 'Umarov',
  avatar: 'stork',
  group: { id: 3, name: 'Python 1' },
  phone: '+998900000008',
  lang: 'uz',
  points: 40,
  coins: 7,
  frozen: false,
  next_due_on: null,
  exam: false,
  created_at: '2026-01-10T07:00:00.000Z',
  closed_at: null,
}

/** A group, as `roster_groups` returns it. */
export const group: RosterGroup = {
  id: 3,
  name: 'Python 1',
  teacher_id: 5,
  curator_id: null,
  mentor_id: null,
  course_ids: [1],
  students: 1,
  revision: 4,
}
