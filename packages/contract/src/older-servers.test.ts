import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { staffAnnouncement } from './entities/announcement.ts'
import { lessonVersion } from './entities/authoring.ts'
import { certificate, staffCertificate } from './entities/certificate.ts'
import { dayGoals } from './entities/goal.ts'
import { overview } from './entities/insight.ts'
import { absence } from './entities/promise.ts'
import { reviewPage } from './entities/review.ts'
import { shownSettings } from './entities/school-settings.ts'
import { user } from './entities/user.ts'
import { staffActions } from './staff-actions.ts'

// While servers are updated one by one, a new app is answered by an old one too.
test.each([
  ['a certificate without withdrawn_at', certificate.shape.withdrawn_at],
  ['a certificate of staff without withdrawn_for', staffCertificate.shape.withdrawn_for],
  ['a page of a review without student_opens', reviewPage.shape.student_opens],
  ['a user without time_zone', user.shape.time_zone],
  ['a revision of an announcement', staffAnnouncement.shape.revision],
  ['a revision of an absence', absence.shape.revision],
  ['a moment when a version was published', lessonVersion.shape.published_at],
  ['the moment of the overview', overview.shape.counted_at],
  ['the backup of the overview', overview.shape.backup_at],
  ['the cards that are due with the goals', dayGoals.shape.recall_due],
  ['a limit of announcements', staffActions.announcements.output.shape.left_today],
  ['the freezing job of the overview', overview.shape.unfrozen_since],
])('%s, as an older server sends it, is read', (_, field) => {
  expect(z.safeParse(z.object({ field }), {}).success).toBe(true)
})

test('settings are read with what another server alone knows, or allows beyond these bounds', () => {
  const saved = { revision: 1, saved_by: null, saved_at: null }
  const tests = { ...saved, values: { pass_percent: 120, newer: 'x' }, usual: { pass_percent: 80 } }
  expect(z.parse(shownSettings, { tests, newer: tests })).toEqual({ tests, newer: tests })
})
