/** The two sizes every screen is looked at in. */
export const screens = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  laptop: { viewport: { width: 1280, height: 800 } },
} as const
