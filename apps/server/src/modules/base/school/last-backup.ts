import { z } from 'zod'
import { typedSetting } from '../../../database/settings-store.ts'

/** When the newest backup was made, ISO 8601; null before the first. Written by who makes one. */
export const lastBackup = typedSetting('last_backup', z.iso.datetime().nullable(), null)
