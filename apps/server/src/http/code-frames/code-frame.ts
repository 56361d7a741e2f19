/** A page in which foreign code or a foreign document is shown, and what it loads. */
export interface CodeFrame {
  /** The page is at `/code-frames/NAME`. */
  name: string
  page: string
  /** What its sandbox allows beside nothing; `allow-scripts` by default. */
  sandbox?: string
  /**
   * What the page may do: directives of its policy beside those that hold for every frame (its sandbox,
   * `default-src 'none'`, only this school's pages around it, no base, no forms), which are not repeated.
   * @param here the address of the frames' files, as a source of a policy.
   */
  policy: (here: string) => readonly string[]
  /** Its files, by the folder below `/code-frames/`, whose name changes with what is in them. */
  folders: Readonly<Record<string, ReadFile>>
}

/** Gives a file by its name, undefined where there is none of it. */
export type ReadFile = (name: string) => Promise<Buffer> | undefined
