/** What is narrated, in both languages of the school; the captions carry it, the film itself has no speech. */
export interface Words {
  uz: string
  ru: string
}

export type Tone = 'turquoise' | 'saffron' | 'pistachio' | 'pomegranate'

/** Something drawn beside the code; its value moves by `show`. */
export type Picture =
  /** A tablecloth on which tea, bread and pilaf appear one by one (value 0 to 3). */
  | { kind: 'table' }
  /** Apples in a row (value: how many). */
  | { kind: 'apples'; most: number }
  /** Two tiles that slide together (value 0 to 1) and become one (to 2). */
  | { kind: 'join'; left: string; right: string; result: string; tone: Tone }
  /** A telephone: the program's question (1) and the answer (2). */
  | { kind: 'chat'; question: string; answer: string }
  /** A road that forks: at the question (1), then down one of its two ways (2). */
  | { kind: 'fork'; way: boolean }
  /** A scoreboard of two teams. */
  | { kind: 'score'; home: string; away: string }
  /** A number line on which everything from the limit on is lit; the runner stands at the value. */
  | { kind: 'scale'; from: number; limit: number }
  /** Two lamps joined by a logical sign: left (1), right (2) and the result (3) are shown one by one. */
  | { kind: 'lamps'; sign: 'and' | 'or'; left: boolean; right: boolean }
  /** A teapot and three cups (value: how many are poured). */
  | { kind: 'cups' }
  /** Tiles in a row (value: which one is held, from 1); the last may be one that is never reached. */
  | { kind: 'tiles'; labels: string[]; closed?: string }
  /** A metro line (value: the station the train stands at, from 1). */
  | { kind: 'metro'; stations: number }

export type Action =
  | { do: 'type'; lines: string[] }
  | { do: 'edit'; line: number; text: string }
  | { do: 'focus'; line: number | null }
  | { do: 'mark'; line: number; part: string; tone?: Tone }
  | { do: 'unmark' }
  | { do: 'print'; text: string }
  | { do: 'ask'; prompt: string; answer: string }
  | { do: 'fail'; text: string }
  | { do: 'clear' }
  | { do: 'set'; name: string; value: string }
  | { do: 'think'; text: string; result: string }
  | { do: 'show'; value: number; seconds?: number }
  | { do: 'loop'; from: number; to: number }
  | { do: 'pause'; seconds: number }

/** One thought: a caption and what moves while it is read. Actions run one after another, inner lists at once. */
interface Beat {
  say: Words
  actions: (Action | Action[])[]
}

export interface Scene {
  heading: string
  beats: Beat[]
  /** The variables shown as boxes, in order. */
  boxes?: string[]
  picture?: Picture
  /** What stands there from the start. Lines are counted from 1 in actions. */
  code?: string[]
  /** The first run of the code would never end. */
  endless?: true
}

export interface Storyboard {
  /** The id of the lesson it belongs to. */
  id: string
  title: string
  /** A short piece of code that stands for the lesson on the title and ending cards. */
  sign: string
  opening: Words
  scenes: Scene[]
  ending: { takeaway: string; say: Words }
}
