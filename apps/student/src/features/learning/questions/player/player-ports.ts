import type { Lang, Video } from '@qadam/contract'
import type { Beat, BeatOptions, BeatReply } from './heartbeat.ts'
import type { Line, QualityChoice } from './quality.ts'

export interface PlayerPorts {
  video: Video
  title: string
  captions: Lang | 'off'
  speed: number
  quality: QualityChoice
  /** What is known of the line at this moment. */
  line: () => Line
  send: (beat: Beat, options: BeatOptions) => Promise<BeatReply>
  isTransient: (error: unknown) => boolean
  /** New addresses of the same video, when the old ones ran out. */
  renew: () => Promise<Video | undefined>
  onReply?: (reply: BeatReply, sent: Beat) => void
  onRefused?: (error: unknown) => void
  /** The student chose a speed, captions or a quality; remembered for the next video. */
  onChoice?: (choice: { speed: number; captions: Lang | 'off'; quality: QualityChoice }) => void
  now?: () => number
}
