/** Where the student app shows a question to its author; only a frame of this origin may hold it. */
export const PREVIEW_PATH = '/preview'
