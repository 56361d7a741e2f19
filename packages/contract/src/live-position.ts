/**
 * The header of every reply to an action: how far the live events were when the server began it, as an `id` of theirs.
 * Whatever was told up to there is in the reply; a connection that begins with it tells what came after.
 */
export const livePositionHeader = 'Live-Position'
