/** The second up to which a film is there from where it is now. */
export function bufferedEnd(element: HTMLVideoElement): number {
  const { buffered, currentTime } = element
  for (let range = 0; range < buffered.length; range++)
    if (buffered.start(range) <= currentTime + 0.1 && buffered.end(range) >= currentTime)
      return buffered.end(range)
  return 0
}
