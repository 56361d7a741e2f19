import * as z from 'zod/mini'
import { allowed } from '../../access.ts'
import { defineActions } from '../../action.ts'
import { courseImport, courseImportLine } from '../../entities/course-import.ts'
import { id, noInput, nothing } from '../../fields.ts'
import { uploadId } from '../../request-fields.ts'

export const courseImportsStaffActions = defineActions({
  course_export: {
    access: allowed('admin', 'nobody'),
    summary:
      'A course with its media as a course archive: the reply is the zip itself. As students see it, or as its authors ' +
      'left it; a conflict with the reason `incomplete` brings the `faults` of what is not whole, `not_published` tells ' +
      'that students see nothing of it, `too_large` that its files are more than `max_mb` in all',
    input: z.object({ id, what: z.enum(['published', 'draft']) }),
    output: nothing,
    errors: ['not_found', 'conflict'],
  },

  course_import_begin: {
    access: allowed('admin', 'nobody'),
    summary:
      'Have a course archive that was uploaded (tus, with `purpose course_archive`) read and checked: what is wrong in it, and ' +
      'what taking it in would change. Nothing of the school changes by it',
    input: z.object({ upload_id: uploadId }),
    output: courseImport,
    errors: ['not_found', 'conflict'],
  },

  course_import: {
    access: allowed('admin', 'nobody'),
    summary: 'How far the import of a course archive is',
    input: z.object({ id }),
    output: courseImport,
    errors: ['not_found'],
  },

  course_imports: {
    access: allowed('admin', 'nobody'),
    summary: 'The imports of course archives of the last two weeks, the newest twenty, whoever began them',
    input: noInput,
    output: z.array(courseImportLine),
  },

  course_import_take: {
    access: allowed('admin', 'nobody'),
    summary:
      'Take in an archive that was checked, as a draft of the course. Lessons that it lacks stay as they are; with ' +
      '`publish` students see the course as the archive has it, no more of what it lacks, and their results stay',
    input: z.object({ id, publish: z._default(z.boolean(), false) }),
    output: courseImport,
    errors: ['not_found', 'conflict'],
  },
})
