import { afterAll, afterEach } from 'vitest'
import { closeSchools, lookAtLedgers } from './open-schools.ts'

// Once for each test file: with modules that are shared by files, the schools lie in a module of their own.
afterEach(lookAtLedgers)
afterAll(closeSchools)
