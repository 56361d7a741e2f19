export { projectsActions } from './projects-actions.ts'
