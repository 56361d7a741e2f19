/** A screen's first calls: exactly the actions and inputs of its loader. */
type FirstCall = readonly [name: string, input: object]

/** The screens whose parts and first calls begin before the app has come; `routes/NAME-route.tsx` is the file of each. */
export const firstScreens = ['home', 'courses', 'course', 'module', 'lesson', 'profile', 'login'] as const
export type FirstScreen = (typeof firstScreens)[number]

const patterns: readonly (readonly [FirstScreen, RegExp])[] = [
  ['home', /^\/$/],
  ['courses', /^\/courses$/],
  ['course', /^\/course\/(\d{1,9})$/],
  ['module', /^\/course\/(\d{1,9})\/module\/(\d{1,9})$/],
  ['lesson', /^\/course\/(\d{1,9})\/module\/(\d{1,9})\/\d{1,9}$/],
  ['profile', /^\/profile\b/],
  ['login', /^\/login$/],
]

/** The screen at a path, with the calls that it makes before anything is shown. */
export function firstCallsAt(pathname: string): { screen: FirstScreen | undefined; calls: FirstCall[] } {
  // The console's view of a question is nobody's. Its path is written out: the first script imports nothing of the app's.
  if (pathname === '/preview') return { screen: undefined, calls: [] }
  // A signed-in student's user data is fetched on every screen.
  const calls: FirstCall[] = [['profile', {}]]
  for (const [screen, pattern] of patterns) {
    const found = pattern.exec(pathname)
    if (!found) continue
    const [course_id, module_id] = [Number(found[1]), Number(found[2])]
    if (screen === 'home' || screen === 'courses') calls.push(['courses', {}])
    if (screen === 'course') calls.push(['course_student', { course_id }], ['course_modules', { course_id }])
    if (screen === 'module' || screen === 'lesson')
      calls.push(['course_student', { course_id }], ['course_modules', { course_id, module_id }])
    if (screen === 'lesson') calls.push(['module_lessons', { module_id }])
    return { screen, calls }
  }
  return { screen: undefined, calls }
}
