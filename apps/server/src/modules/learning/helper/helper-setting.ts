import { defineSetting, type SchoolSetting } from '../../base/school/index.ts'

/** @param daily_limit what is usual by the server's configuration. */
export const helperSetting = (daily_limit: number): SchoolSetting<'helper'> =>
  defineSetting('helper', { usual: async () => await Promise.resolve({ daily_limit }) })
