/**
 * A call that nobody's act brought about says so: an app that looks for news by itself keeps no session of staff alive.
 * In lower case, as servers read it.
 */
export const unattendedHeader = 'x-unattended'
