/** By which a page names the version of the app that it is of. */
export const pageVersion = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name=app-files]')?.content ?? ''
