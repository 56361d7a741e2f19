import * as z from 'zod/mini'
import { openLesson, ownPaid } from '../../access.ts'
import { defineActions } from '../../action.ts'
import {
  playground,
  project,
  projectContent,
  projectMedium,
  projectRoom,
  projectVersion,
} from '../../entities/project.ts'
import { id, noInput, revision } from '../../fields.ts'

/** A project belongs to a compiler question or is one of the two playgrounds; exactly one of both is named. */
const place = { question_id: z.optional(id), slot: z.optional(playground) }

export const projectsActions = defineActions({
  get_project_data: {
    // Of a question, or of the playground, which is open to every student.
    access: openLesson,
    summary: 'The project of a compiler question or a playground as it was saved, else what one starts from',
    /** `version` names an earlier state of the history instead of the newest. */
    input: z.object({ ...place, version: z.optional(revision) }),
    output: project,
    errors: ['not_found', 'lesson.closed'],
  },

  save_project_data: {
    access: openLesson,
    summary:
      'Keep a project; refused with the newer one (`newer`) where another device saved after `revision` was read',
    input: z.object({
      ...place,
      project: projectContent,
      revision,
      /** The state that is replaced is to stay in the history, however young it is. */
      keep_replaced: z.optional(z.boolean()),
    }),
    output: z.object({ revision }),
    errors: ['not_found', 'lesson.closed', 'conflict', 'file.too_large'],
  },

  project_versions: {
    access: openLesson,
    summary: 'Earlier states of a project, newest first',
    input: z.object(place),
    output: z.array(projectVersion),
    errors: ['not_found', 'lesson.closed'],
  },

  project_media: {
    access: openLesson,
    summary:
      'Upload a picture or film (`file` of a form) for a project; it stays while a project, an earlier state of one or a hand-in names its address',
    input: z.object(place),
    output: projectMedium,
    errors: [
      'not_found',
      'lesson.closed',
      'exceptions.file.no_provided',
      'file.too_large',
      'file.type_not_allowed',
      'storage.quota_exceeded',
    ],
  },

  project_media_room: {
    access: ownPaid,
    summary: 'What this student has uploaded for projects, and how much room there is',
    input: noInput,
    output: projectRoom,
  },

  code_tour: {
    access: ownPaid,
    summary:
      'Whether this student has seen the guided tour of the code lab, on whatever device; `seen` says that they have now',
    input: z.object({ seen: z.optional(z.literal(true)) }),
    output: z.object({ seen: z.boolean() }),
  },
})
