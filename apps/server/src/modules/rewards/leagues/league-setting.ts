import { z } from 'zod'
import { defineSetting } from '../../base/school/index.ts'

const stored = z.object({ enabled: z.unknown(), coins: z.record(z.string(), z.unknown()) })

export const leagueSetting = defineSetting('leagues', {
  stored: {
    read: (value) => {
      const { enabled, coins } = stored.safeParse(value).data ?? {}
      return { enabled, ...coins }
    },
    write: ({ enabled, ...coins }) => ({ enabled, coins }),
  },
})
