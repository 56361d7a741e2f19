// An entry of its own, first in py.html: Python is on its way before the app is.
import { startPython } from '@qadam/code-lab/early-python'
import { pythonFrame } from '@qadam/web/code-frames'
import { wasFrozen } from './platform/stored-status.ts'

// Who is shown why their account is frozen does not pay for 10 MB.
if (!wasFrozen()) startPython(pythonFrame)
