import { SchoolError, staffActions } from '@qadam/contract'
import { handle } from '../../../actions/action-handler.ts'
import { findStudentBrief } from '../../base/people/index.ts'
import { requirePlace } from '../projects/index.ts'
import { findQuestion } from '../questions/index.ts'
import { listMessages } from './helper-store.ts'
import { presentMessages } from './present-helper.ts'

export const helperStaffActions = {
  helper_history: handle(staffActions.helper_history, async ({ db, scope }, { student_id, ...named }) => {
    const place = requirePlace(named)
    if (!(await findStudentBrief(db, scope, student_id))) throw new SchoolError('not_found')
    if ('question_id' in place && !(await findQuestion(db, place.question_id)))
      throw new SchoolError('not_found')
    return { messages: await presentMessages(await listMessages(db, student_id, place), student_id) }
  }),
}
