/** The two sizes every screen is shown in. */
export const screens = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  laptop: { viewport: { width: 1280, height: 800 } },
} as const

/** The gallery's further sizes, selected by name: a phone on its side, and the smallest there is. */
export const moreScreens = {
  landscape: { ...screens.phone, viewport: { width: 740, height: 360 } },
  narrow: { ...screens.phone, viewport: { width: 320, height: 640 } },
} as const
