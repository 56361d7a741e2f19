// The pages of the frames in which what students wrote runs or is shown: the server's own, of opaque origin.
export const pythonFrame = '/code-frames/python'
export const webFrame = '/code-frames/web'
export const pdfFrame = '/code-frames/pdf'
