import { settingNames, staffActions } from '@qadam/contract'
import { handle } from '../../../actions/action-handler.ts'
import { settingOf, type RuledSettings } from '../../base/school/index.ts'

/** The page of the school's settings: what each module says of its own is shown and saved in one way. */
export function schoolSettingsStaffActions(ruled: RuledSettings) {
  return {
    school_settings: handle(staffActions.school_settings, async (context) => {
      const shown = []
      for (const name of settingNames) shown.push([name, await settingOf(ruled, name).show(context)])
      return Object.fromEntries(shown)
    }),

    school_settings_save: handle(
      staffActions.school_settings_save,
      async (context, { name, ...sent }) => await settingOf(ruled, name).save(context, sent),
    ),
  }
}
