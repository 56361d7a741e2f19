/** Whether a file's name is that of a sound, as it is rendered and played. */
export function isSound(name: string): boolean {
  return /\.(mp3|ogg|m4a|wav)$/.test(name)
}

/** The same of a film. */
export function isFilm(name: string): boolean {
  return /\.(mp4|webm)$/.test(name)
}
