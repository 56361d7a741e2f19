import * as z from 'zod/mini'
import { allowed } from '../../access.ts'
import { defineActions } from '../../action.ts'
import { openEnum } from '../../open-enum.ts'
import { importError, rosterGroup, rosterStaff, rosterStudent, studentState } from '../../entities/roster.ts'
import { day, id, lang, noInput, nothing, revision, text, time, wholeNumber } from '../../fields.ts'
import { requestId } from '../../request-fields.ts'
import { officeLimits } from '../../office-limits.ts'
import { defineList, searchWords } from '../../list.ts'

const name = text(officeLimits.roster.nameMaxLength, 1)
const phone = text(40, 3)
const reason = text(officeLimits.roster.reasonMaxLength, 1)
const many = z.array(id).check(z.minLength(1), z.maxLength(officeLimits.roster.bulkMax))
const staffOrNone = z.optional(z.nullable(id))
/** As many as a lesson may allow. */
const attemptsMax = 20
/** Said once, for the next sign-in; null where there was an account already. */
const password = z.nullable(z.string())

export const studentsList = defineList('students', {
  access: allowed('teacher', 'own groups'),
  summary:
    'Students by name or phone, a page at a time; a teacher finds those of own groups. The total stops at ' +
    `${officeLimits.roster.counted + 1}, of a search at ${officeLimits.roster.found + 1}: more are not counted`,
  search: {
    /** Words of the name, or digits of the phone. */
    query: searchWords,
    group_id: z.optional(id),
    state: z.optional(studentState),
  },
  sorts: ['name', 'group', 'points', 'coins', 'next_due_on', 'created_at'],
  hideable: ['group', 'next_due_on', 'points', 'coins'],
  pagesize: officeLimits.roster.page,
  row: rosterStudent,
  beside: { page: z.int(), pagesize: z.int() },
  exports: {
    name: 'students_export',
    access: allowed('admin', 'own groups'),
    summary: 'The students of a search as a file for spreadsheets, without passwords',
  },
})

const personFields = {
  first_name: z.optional(name),
  last_name: z.optional(name),
  phone: z.optional(phone),
  lang: z.optional(lang),
}
/** As they stand, whatever is asked of new ones. */
const seenFields = {
  first_name: z.optional(text(200)),
  last_name: z.optional(text(200)),
  phone: z.optional(text(40)),
  lang: z.optional(lang),
}
const studentFields = {
  ...personFields,
  group_id: z.optional(z.nullable(id)),
  exam: z.optional(z.boolean()),
}
const staffFields = { ...personFields, role: z.optional(z.enum(['teacher', 'admin'])) }

/** What a new student is handed on paper. */
const slip = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  group: z.nullable(z.string()),
  password: z.string(),
})

export const rosterStaffActions = defineActions({
  ...studentsList.actions,

  student_save: {
    access: allowed('admin', 'own groups'),
    summary:
      'A new student, or changes of one: what is left out stays. Who comes into a group is enrolled in its courses. A ' +
      'conflict has a `reason`: phone_taken, closed, changed (with `newer`: the student as somebody else saved one of these ' +
      'fields since they were `seen`)',
    input: z.object({
      /** None: a new student, whose names and phone must come along. */
      student_id: z.optional(id),
      ...studentFields,
      /** What stood on the screen in the fields that are changed. */
      seen: z.optional(z.object({ ...seenFields, group_id: studentFields.group_id })),
      /** Of a new student; later it is moved by payment_due_set. */
      next_due_on: z.optional(day),
    }),
    output: z.object({ student: rosterStudent, password }),
    errors: ['not_found', 'conflict'],
  },

  students_move: {
    access: allowed('admin', 'own groups'),
    summary:
      'Move students into a group, or out of theirs; who comes into one is enrolled in its courses. A ' +
      'conflict has a `reason`: closed (an account among them), moved (one of them is not in the group that was `seen`)',
    input: z.object({
      student_ids: many,
      group_id: z.nullable(id),
      /** The groups that were on the screen, in the order of the students. */
      seen: z.optional(z.array(z.nullable(id)).check(z.maxLength(officeLimits.roster.bulkMax))),
    }),
    output: z.object({ moved: z.int() }),
    errors: ['not_found', 'conflict'],
  },

  students_enrol: {
    access: allowed('admin', 'own groups'),
    summary:
      'Enrol students in a course, or take them out; what they did in it is kept and comes back with them',
    input: z.object({ student_ids: many, course_id: id, enrolled: z.boolean() }),
    output: z.object({ changed: z.int() }),
    errors: ['not_found'],
  },

  student_close: {
    access: allowed('admin', 'own groups'),
    summary:
      'Close the account of a student who left: every session ends, nobody signs in by it, reminders and leaderboard end. ' +
      'All they did is kept. Opened again, it stands in no group and has no due date',
    input: z.object({ student_id: id, closed: z.boolean(), reason: z.optional(reason) }),
    output: rosterStudent,
    errors: ['not_found'],
  },

  student_erase: {
    access: allowed('admin', 'own groups'),
    summary:
      'Erase a student whose account is closed, for good: all they typed, recorded and learnt goes, with name and phone; ' +
      'the books stay, without a name. A conflict has a `reason`: open (the account is not closed), other_phone (it is not this account’s)',
    input: z.object({
      student_id: id,
      /** The account's phone, typed again: whose it is must be sure. */
      phone,
    }),
    output: z.object({ erased_at: time }),
    errors: ['not_found', 'conflict'],
  },

  student_sessions_end: {
    access: allowed('admin', 'own groups'),
    summary: 'Sign a student out everywhere',
    input: z.object({ student_id: id }),
    output: z.object({ ended: z.int() }),
    errors: ['not_found'],
  },

  attempts_grant: {
    // Who teaches sees what took the attempts; the test itself is as hard as before.
    access: allowed('teacher', 'own groups'),
    summary:
      'Give back attempts that a student has spent on the test of a lesson: so many, the latest first, or all. A ' +
      'conflict has the `reason` changed: meanwhile others are `spent` than were seen',
    input: z.object({
      student_id: id,
      lesson_id: id,
      count: z.optional(wholeNumber(1, attemptsMax)),
      /** As many as the caller saw spent: a retry after a lost reply gives nothing twice. */
      spent_seen: z.optional(wholeNumber(0, attemptsMax)),
      reason,
    }),
    output: z.object({ granted: z.int() }),
    errors: ['not_found', 'conflict'],
  },

  balance_correct: {
    access: allowed('admin', 'own groups'),
    summary:
      'Add points or coins, or take them away, as a row of the ledger that the student sees. Nothing goes below zero: ' +
      'coins.insufficient, or a conflict with the `reason` points. The same request_id again changes nothing',
    input: z.object({
      student_id: id,
      points: z
        .int()
        .check(z.minimum(-officeLimits.roster.correctionMax), z.maximum(officeLimits.roster.correctionMax)),
      coins: z
        .int()
        .check(z.minimum(-officeLimits.roster.correctionMax), z.maximum(officeLimits.roster.correctionMax)),
      reason,
      request_id: requestId,
    }),
    output: z.object({ points: z.int(), coins: z.int() }),
    errors: ['not_found', 'conflict', 'coins.insufficient'],
  },

  students_import: {
    access: allowed('admin', 'own groups'),
    summary:
      'Students from a CSV file (first_name, last_name, phone, group, lang, next_due_on; comma, semicolon or tab). A dry ' +
      'run names each bad row and the columns that are not read, and changes nothing; without one, nothing is taken while a row is bad. The same request_id ' +
      'again, because the reply was lost, adds nobody and says the same passwords, as far as they still hold',
    input: z.object({
      csv: text(officeLimits.roster.csvMaxLength, 1),
      dry_run: z.boolean(),
      request_id: z.optional(requestId),
    }),
    output: z.object({
      /** Rows that hold something, the head not counted. */
      rows: z.int(),
      errors: z.array(importError),
      /** The heads of columns that are not read: unknown ones, and the second of two that say the same. */
      unread: z._default(z.array(z.string()), []),
      /** The places, from 1, of columns that hold something and have no head: they are not read either. */
      unnamed: z._default(z.array(z.int()), []),
      /** In the order of the file; none in a dry run. The passwords are sent in this reply alone. */
      created: z.array(slip),
    }),
  },

  student_imports: {
    access: allowed('admin', 'nobody'),
    summary:
      'Lists of students that were taken in or are being, of the last two weeks, the newest twenty, whoever sent them',
    input: noInput,
    output: z.array(
      z.object({
        id: z.int(),
        by: z.object({ id: z.int(), name: z.string() }),
        rows: z.int(),
        /** Passwords that are made; the students are added all at once at the end. */
        done: z.int(),
        state: openEnum(z.enum(['running', 'done', 'failed']), 'running'),
        /** `changed`: somebody added one of the students meanwhile; `interrupted`: the server ended. Nothing was taken. */
        reason: openEnum(z.nullable(z.enum(['changed', 'interrupted', 'server'])), 'server'),
        students: z.int(),
        /** Those of them who have never signed in. */
        waiting: z.int(),
        created_at: time,
      }),
    ),
  },

  student_import_slips: {
    access: allowed('admin', 'own groups'),
    summary:
      'New passwords for those of an imported list who have never signed in; the ones before hold no more. The same ' +
      'request_id again says the same passwords, as far as they still hold',
    input: z.object({ id, request_id: requestId }),
    output: z.object({ created: z.array(slip) }),
    errors: ['not_found'],
  },

  roster_groups: {
    access: allowed('admin', 'nobody'),
    summary: 'All groups, with whoever may be put in charge of them and the courses they may learn',
    input: z.object({}),
    output: z.object({
      groups: z.array(rosterGroup),
      staff: z.array(
        z.object({ id: z.int(), name: z.string(), role: openEnum(z.enum(['teacher', 'admin']), 'teacher') }),
      ),
      courses: z.array(z.object({ id: z.int(), title: z.string() })),
    }),
  },

  group_save: {
    access: allowed('admin', 'nobody'),
    summary:
      'A new group, or changes of one. Its students are enrolled in the courses that were added; nobody is taken out of ' +
      'one. A conflict has a `reason`: changed (with `newer`: the group as somebody else saved it since this revision was ' +
      'read), name_taken',
    input: z.object({
      group_id: z.optional(id),
      /** The one that was read; none for a new group. */
      revision: z.optional(revision),
      name: text(officeLimits.roster.groupNameMaxLength, 1),
      teacher_id: staffOrNone,
      curator_id: staffOrNone,
      mentor_id: staffOrNone,
      course_ids: z.array(id).check(z.maxLength(officeLimits.roster.groupCoursesMax)),
    }),
    output: rosterGroup,
    errors: ['not_found', 'conflict'],
  },

  group_delete: {
    access: allowed('admin', 'nobody'),
    summary:
      'Delete a group that nobody is in and nothing was done in. A conflict has a `reason`: has_students, has_history',
    input: z.object({ group_id: id }),
    output: nothing,
    errors: ['not_found', 'conflict'],
  },

  staff_list: {
    access: allowed('admin', 'nobody'),
    summary: 'Teachers and admins, with their groups',
    input: z.object({}),
    output: z.object({ rows: z.array(rosterStaff) }),
  },

  staff_save: {
    access: allowed('admin', 'nobody'),
    summary:
      'A new teacher or admin, or changes of one. A conflict has a `reason`: phone_taken, last_admin (there must be one), ' +
      'changed (with `newer`: them as somebody else saved one of these fields since they were `seen`)',
    input: z.object({
      staff_id: z.optional(id),
      ...staffFields,
      /** What stood on the screen in the fields that are changed. */
      seen: z.optional(z.object({ ...seenFields, role: staffFields.role })),
    }),
    output: z.object({ staff: rosterStaff, password }),
    errors: ['not_found', 'conflict'],
  },

  staff_password_new: {
    access: allowed('admin', 'nobody'),
    summary: 'A new password for a teacher or admin, said once. Every session of theirs ends',
    input: z.object({ staff_id: id }),
    output: z.object({ password: z.string() }),
    errors: ['not_found'],
  },

  staff_close: {
    access: allowed('admin', 'nobody'),
    summary:
      'Close the account of a teacher or admin who left, or open it again. Their groups need others first. A conflict has ' +
      'a `reason`: has_groups, last_admin, own_account',
    input: z.object({ staff_id: id, closed: z.boolean() }),
    output: rosterStaff,
    errors: ['not_found', 'conflict'],
  },
})
