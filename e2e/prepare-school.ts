import { SchoolServer } from './server.ts'

/** Loads the demo school once; each journey starts from a copy. */
export default function prepareSchool(): () => void {
  return SchoolServer.prepare()
}
