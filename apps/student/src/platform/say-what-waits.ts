import { sayWhatWaits } from '@qadam/web/waiting-line'
import { session } from './session.ts'

// Each queue imports this: its words come with it, and so before the connection goes.
sayWhatWaits(session)
