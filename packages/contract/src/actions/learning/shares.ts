import * as z from 'zod/mini'
import { own, ownPaid, paid } from '../../access.ts'
import { defineActions } from '../../action.ts'
import { playground, projectContent } from '../../entities/project.ts'
import { share, shareKey, sharedProject } from '../../entities/share.ts'
import { id, noInput, nothing } from '../../fields.ts'
import { requestId } from '../../request-fields.ts'

const content = { files: z.record(z.string(), z.string()), media: z.record(z.string(), z.string()) }

export const sharesActions = defineActions({
  project_shares: {
    access: own,
    summary: 'The copies that this student has shared, newest first, without their keys',
    input: noInput,
    output: z.object({ shares: z.array(share) }),
  },

  project_share: {
    access: ownPaid,
    summary:
      'Share a copy of a playground’s project: later changes are not in it. Its key is told this once; a repeat of ' +
      '`request_id` gives the same copy a new key. `conflict`: as many are open as there may be',
    input: z.object({ slot: playground, project: projectContent, request_id: requestId }),
    /** `token` is the copy's key: the way to it for whoever has it. */
    output: z.object({ id: z.int(), token: shareKey }),
    errors: ['not_found', 'conflict', 'file.too_large'],
  },

  project_share_end: {
    access: own,
    summary: 'Take a shared copy back: its link opens nothing any more. Again changes nothing',
    input: z.object({ share_id: id }),
    output: nothing,
    errors: ['not_found'],
  },

  shared_project: {
    // By a key that nobody guesses: whoever of the school was given it.
    access: paid('nobody'),
    summary:
      'The copy that a link of the school names; `not_found` has a `reason`: `ended` where it was taken back',
    input: z.object({ key: shareKey }),
    output: sharedProject,
    errors: ['not_found'],
  },

  shared_project_take: {
    access: ownPaid,
    summary:
      'The same to be made one’s own: its media are copied into the caller’s room, once however often it is asked',
    input: z.object({ key: shareKey }),
    output: z.object(content),
    errors: ['not_found', 'storage.quota_exceeded'],
  },
})
