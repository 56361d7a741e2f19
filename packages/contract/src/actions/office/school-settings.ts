import * as z from 'zod/mini'
import { allowed } from '../../access.ts'
import { defineActions } from '../../action.ts'
import { settingValues, shownSetting, shownSettings } from '../../entities/school-settings.ts'
import { noInput, revision } from '../../fields.ts'
import { settingNames } from '../../settings.ts'

export const schoolSettingsStaffActions = defineActions({
  school_settings: {
    access: allowed('admin', 'nobody'),
    summary: 'What the school is set to, by setting, with what is usual and who saved it last',
    input: noInput,
    output: shownSettings,
  },

  school_settings_save: {
    access: allowed('admin', 'nobody'),
    summary:
      'Change fields of one setting, by its schema in `settings.ts`; a field that is left out stays. What is as usual ' +
      'follows the usual again. A conflict has `newer`: the setting as somebody else saved it since this revision was ' +
      'read. `dry_run` says what would hold, and saves nothing',
    input: z.object({
      name: z.enum(settingNames),
      values: settingValues,
      revision,
      dry_run: z.optional(z.boolean()),
    }),
    output: shownSetting,
    errors: ['conflict'],
  },
})
