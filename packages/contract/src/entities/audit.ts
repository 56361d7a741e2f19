import * as z from 'zod/mini'
import { openEnum } from '../open-enum.ts'
import { time } from '../fields.ts'

/** What staff do that the audit log stores. A name that was stored stays; the console has words for each. */
export const auditActionNames = [
  'streak_repair',
  'promise_pass',
  'absence_save',
  'absence_end',
  'promise_settings_save',
  'leaderboard_visibility',
  'share_end',
  'school_settings_save',
  'league_settings_save',
  'sms_settings_save',
  'chat_links_save',
  'quiet_hours_save',
  'time_zone_save',
  'shop_item_save',
  'shop_item_picture',
  'shop_shelves',
  'shop_order_ready',
  'shop_order_hand_over',
  'shop_order_cancel',
  'lead_move',
  'lead_enrol',
  'lead_delete',
  'leads_drop',
  'leads_bring_back',
  'student_password_new',
  'parent_link',
  'parent_revoke',
  'parent_page_make',
  'parent_page_revoke',
  'parent_consent_ask',
  'certificate_revoke',
  'certificate_reissue',
  'student_save',
  'students_move',
  'students_enrol',
  'students_import',
  'students_import_again',
  'student_import_slips',
  'students_export',
  'results_export',
  'ledger_export',
  'payments_export',
  'payment_transactions_export',
  // Of a list whose export has no name of its own here; `after` has the file's.
  'list_export',
  'student_close',
  'student_erase',
  'student_sessions_end',
  'attempts_grant',
  'time_factor_save',
  'balance_correct',
  'group_save',
  'group_delete',
  'staff_save',
  'staff_password_new',
  'staff_close',
  'second_factor_confirm',
  'passkey_add',
  'passkey_remove',
  'second_factor_remove',
  'recovery_codes_new',
  'staff_second_factor_remove',
  'exam_question_save',
  'exam_question_retire',
  'exam_grant',
  'announcement_save',
  'announcement_end',
  'payment_record',
  'payment_correct',
  'payment_cancel',
  'payment_due_set',
  'authoring_course_save',
  'authoring_module_save',
  'authoring_order',
  'authoring_courses_order',
  'authoring_copy',
  'authoring_delete',
  'authoring_undelete',
  'authoring_archive',
  'authoring_publish',
  'authoring_unpublish',
  'authoring_lesson_save',
  'authoring_question_move',
  'authoring_restore',
  'authoring_medium_add',
  'authoring_questions_take',
  'course_export',
  'course_import',
  'payment_price_set',
] as const
export type AuditActionName = (typeof auditActionNames)[number]

/** What was changed; the school has no id. */
export const auditSubjectKinds = ['school', 'group', 'student', 'staff'] as const
export type AuditSubjectKind = (typeof auditSubjectKinds)[number]

/** A few plain values, as small as what a person can read. */
const auditValues = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
export type AuditValues = z.infer<typeof auditValues>

export const auditEntry = z.object({
  id: z.int(),
  at: time,
  staff: z.object({ id: z.int(), name: z.string() }),
  /** `other`: what only a newer server knows. */
  action: openEnum(z.enum([...auditActionNames, 'other']), 'other'),
  subject: z.object({
    kind: openEnum(z.enum(auditSubjectKinds), 'school'),
    id: z.nullable(z.int()),
    /** As it is called today; null for the school and for what is gone. */
    name: z.nullable(z.string()),
  }),
  before: z.nullable(auditValues),
  after: z.nullable(auditValues),
  reason: z.nullable(z.string()),
})
export type AuditEntry = z.infer<typeof auditEntry>
