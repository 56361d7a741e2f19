import { SchoolServer } from './server.ts'

/** Loads the demo school once; each journey starts from a copy. */
export default async function prepareSchool(): Promise<() => void> {
  return await SchoolServer.prepare()
}
