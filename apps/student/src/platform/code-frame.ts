/** The page of the frame in which Python runs: the server's own, of nobody's origin. */
export const pythonFrame = '/code-frames/python'
