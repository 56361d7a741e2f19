/** The database in which a device caches Python (stored-python.ts). */
export const STORED_PYTHON = 'code-lab.python'
