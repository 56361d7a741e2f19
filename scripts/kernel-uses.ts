import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sourceFiles } from './boundaries.ts'

/** Of the browser, what only one place may touch. */
export interface KernelUse {
  rule: string
  instead: string
  pattern: RegExp
  /** Files that may, each with its reason. */
  exceptions: Readonly<Record<string, string>>
}

/** Where deliveries leave the device: decisions/2026-11-22-delivery-kernel.md. */
const kernel = 'packages/delivery/src/'

export const kernelUses: readonly KernelUse[] = [
  {
    rule: 'only the delivery kernel listens for the connection',
    instead: 'take onOnline, onConnection or isOnline of @qadam/delivery/connection, or let a Delivery send',
    pattern: /\(\s*(?:window\s*,\s*)?['"](?:online|offline)['"]\s*,|\bnavigator\.onLine\b/,
    exceptions: {},
  },
  {
    rule: 'only the delivery kernel takes the browser’s locks',
    instead: 'take withLock of @qadam/delivery/cross-tab-lock, which also works where there are none',
    pattern: /\bnavigator\.locks\b/,
    exceptions: {},
  },
  {
    rule: 'only the delivery kernel opens the browser’s databases',
    instead: 'take DeviceDatabase of @qadam/delivery/device-database',
    pattern: /\bindexedDB\b/,
    exceptions: {
      'apps/student/src/app/stored-replies-fixture.ts':
        'for tests: looks at what is stored behind the app’s back',
    },
  },
  {
    rule: 'only the delivery kernel joins tabs',
    instead: 'take openTabChannel of @qadam/delivery/tab-channel, and close it where it is disposed of',
    pattern: /\bnew BroadcastChannel\b/,
    exceptions: {
      'apps/student/src/platform/session.ts':
        'the session lives as long as the page, and comes with its first load',
      'packages/web/src/staff-session.ts': 'the session lives as long as the page',
    },
  },
]

/** Whether a source file breaks a rule. */
export function breaksKernelUse({ pattern, exceptions }: KernelUse, file: string, text: string): boolean {
  return (
    !file.startsWith(kernel) &&
    !file.includes('.test.') &&
    exceptions[file] === undefined &&
    pattern.test(text)
  )
}

/** The files of the browser that break a rule. */
export function findKernelUses(repository: string, use: KernelUse): string[] {
  return ['apps/student/src', 'apps/staff/src', 'packages']
    .flatMap((folder) => sourceFiles(repository, folder))
    .filter((file) => breaksKernelUse(use, file, readFileSync(path.join(repository, file), 'utf8')))
}
