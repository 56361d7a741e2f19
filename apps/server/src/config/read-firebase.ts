import { readFileSync } from 'node:fs'
import { z } from 'zod'
import {
  readFirebaseAccount,
  type FirebaseAccount,
  type FirebaseWebApp,
} from '../modules/messages/push/index.ts'
import { reasonOf, StartFailure } from '../errors/start-failure.ts'

export interface FirebaseSettings {
  account: FirebaseAccount
  webApp: FirebaseWebApp
}

/** What the SDK calls in a browser to have itself a token. */
export const firebaseHosts = [
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
]

const webApp = z.object({
  apiKey: z.string(),
  projectId: z.string(),
  appId: z.string(),
  messagingSenderId: z.string(),
  vapidKey: z.string(),
})

/** @throws StartFailure where one file is named without the other, or holds something else. */
export function readFirebase(
  accountFile: string | undefined,
  webAppFile: string | undefined,
): FirebaseSettings | undefined {
  if (accountFile === undefined && webAppFile === undefined) return undefined
  if (accountFile === undefined || webAppFile === undefined)
    throw new StartFailure(
      'FIREBASE_SERVICE_ACCOUNT and FIREBASE_WEB_APP go together. Set both, or none to push without Firebase.',
    )
  return {
    account: readJson('FIREBASE_SERVICE_ACCOUNT', accountFile, readFirebaseAccount),
    webApp: readJson('FIREBASE_WEB_APP', webAppFile, (value) => webApp.parse(value)),
  }
}

function readJson<T>(setting: string, file: string, read: (value: unknown) => T): T {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    // The file holds a private key: nothing of it may be repeated.
    const reason =
      error instanceof z.ZodError
        ? `it lacks a right ${[...new Set(error.issues.map(({ path }) => path.join('.')))].join(', ')}`
        : error instanceof SyntaxError
          ? 'it is no JSON'
          : reasonOf(error)
    throw new StartFailure(`${setting} is ${file}, but that can't be used: ${reason}.`, { cause: error })
  }
}
