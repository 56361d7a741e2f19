import { settingNames, staffActions } from '@qadam/contract'
import { handle } from '../../../actions/action-handler.ts'
import type { AllSettings } from '../../base/school/index.ts'

/** The page of the school's settings: what each module says of its own is shown and saved in one way. */
export function schoolSettingsStaffActions(settings: AllSettings) {
  return {
    school_settings: handle(staffActions.school_settings, async (context) => {
      const shown = []
      for (const name of settingNames) shown.push([name, await settings[name].show(context)])
      return Object.fromEntries(shown)
    }),

    school_settings_save: handle(
      staffActions.school_settings_save,
      async (context, { name, ...sent }) => await settings[name].save(context, sent),
    ),
  }
}
