export { projectsActions } from './projects-actions.ts'
export { findProject } from './projects-store.ts'
