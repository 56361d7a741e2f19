/** From the page to the frame. */
export type ToPdfFrame =
  | { type: 'open'; bytes: Uint8Array<ArrayBuffer>; name: string; lang: string; ground: string }
  /** What each page is called, in order. */
  | { type: 'labels'; labels: string[] }

/** From the frame to the page. */
export type FromPdfFrame =
  | { type: 'ready' }
  | { type: 'opened'; pages: number }
  /** How high all its pages are together, in CSS pixels. */
  | { type: 'height'; height: number }
  | { type: 'failed' }
