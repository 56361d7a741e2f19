export { requirePlace, type NamedPlace } from './named-place.ts'
export { playgroundStarter } from './playground-starter.ts'
export { projectsActions } from './projects-actions.ts'
export { findProject } from './projects-store.ts'
