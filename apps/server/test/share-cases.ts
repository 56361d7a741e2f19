import type { Learner } from './learning.ts'

/** Of what a student has shared; what a case ends is no other's. */
export async function shareCases(student: Learner) {
  const share = async () =>
    await student.data<{ id: number }>('project_share', {
      ...{ slot: 'py', project: { files: { 'main.py': 'print(1)' } }, request_id: crypto.randomUUID() },
    })
  const [seen, ended] = [await share(), await share()]
  const badIds = [{}, { share_id: 'x' }, { share_id: 0 }]
  // Of a key that nobody was given: with one, whoever it is opens the copy.
  const byKey = {
    input: { key: 'a'.repeat(32) },
    bad: [{}, { key: 'short' }, { key: `${'a'.repeat(31)}!` }],
    isOwned: false,
    status: 404,
  }
  return {
    student_shares: { input: { student_id: student.id }, bad: [{}, { student_id: 'x' }], isOwned: true },
    student_share: { input: { share_id: seen.id }, bad: badIds, isOwned: true },
    student_share_end: { input: { share_id: ended.id }, bad: badIds, isOwned: true },
    shared_project: byKey,
    shared_project_end: byKey,
  }
}
