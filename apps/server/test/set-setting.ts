import type { SettingName, ShownSetting } from '@qadam/contract'
import type { StaffMember } from './staffroom.ts'

/** A setting of the school, as an admin sees it. */
export async function shownSetting(admin: StaffMember, name: SettingName): Promise<ShownSetting> {
  return (await admin.data<Record<SettingName, ShownSetting>>('school_settings'))[name]
}

/** Sets these fields of it, whatever stands there now. */
export async function setSetting(
  admin: StaffMember,
  name: SettingName,
  values: object,
): Promise<ShownSetting> {
  const { revision } = await shownSetting(admin, name)
  return await admin.data<ShownSetting>('school_settings_save', { name, values, revision })
}
