/** All texts of the tools around a project, in one language. */
export interface ToolLabels {
  close: string
  cancel: string
  retry: string
  /** A number of bytes: `1,2 MB`. */
  size: (bytes: number) => string
  media: {
    open: string
    title: string
    intro: string
    choose: string
    drop: string
    allowed: string
    empty: string
    emptyText: string
    uploading: (name: string) => string
    stop: string
    room: (used: string, all: string) => string
    usedIn: (files: string) => string
    unused: string
    insertOne: (name: string) => string
    copyOne: (name: string) => string
    copied: string
    rename: string
    renameOne: (name: string) => string
    newName: string
    nameHint: string
    badName: string
    taken: string
    remove: string
    removeOne: (name: string) => string
    removeTitle: (name: string) => string
    removeText: string
    removeUsed: (files: string) => string
    tooLarge: (name: string, most: string) => string
    noRoom: (name: string, most: string) => string
    wrongType: (name: string) => string
    tooMany: (most: number) => string
    emptyFile: (name: string) => string
    failed: (name: string, why: string) => string
  }
  share: {
    open: string
    title: string
    link: string
    linkText: string
    making: string
    copy: string
    copied: string
    copyFailed: string
    send: string
    sendTitle: string
    tooLarge: string
    failed: string
    /** Over the link that carries the whole project, where there are others beside it. */
    whole: string
    stored: {
      title: string
      text: string
      make: string
      address: string
      list: string
      nameless: string
      madeAt: (at: Date) => string
      isOver: string
      end: string
      endOne: (name: string) => string
      sure: string
      yes: string
      ended: string
    }
    file: string
    fileText: string
    json: string
    zip: string
  }
  history: {
    open: string
    title: string
    intro: string
    empty: string
    loading: string
    time: (at: Date) => string
    back: string
    same: string
    added: string
    removed: string
    newFile: string
    goneFile: string
    unfold: (lines: number) => string
    mediaChanged: (names: string) => string
    restore: string
    restoring: string
  }
  tour: {
    open: string
    step: (step: number, all: number) => string
    next: string
    back: string
    skip: string
    done: string
  }
}
