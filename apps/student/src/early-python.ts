// An entry of its own, first in py.html: Python is on its way before the app is.
import { startPython } from '@qadam/code-lab/early-python'
import { pythonFrame } from '@qadam/web/code-frames'

startPython(pythonFrame)
