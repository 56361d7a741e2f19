/**
 * Draws the lesson films of the Python course from their storyboards:
 *   npm run node -- demo/videos/make-videos.ts [lesson-id …]               all films, or the ones named
 *   npm run node -- demo/videos/make-videos.ts --stills=DIR [lesson-id …]  only a picture of each thought, to look at
 * CHROMIUM may name a browser and FFMPEG an ffmpeg; else the bundled browser and the ffmpeg of the path are used.
 */
import { once } from 'node:events'
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { captionsFile } from './captions.ts'
import { drawFrame } from './draw-frame.ts'
import { requireEncoder, Stage } from './film-tools.ts'
import { composeSound, waveFile } from './sound.ts'
import { storyboards } from './storyboards.ts'
import { timelineOf, type Timeline } from './timeline.ts'

const FRAMES_PER_SECOND = 20
const media = new URL('../courses/python/media/', import.meta.url).pathname

function run(command: string, parameters: string[]): void {
  const { status, stderr } = spawnSync(command, ['-hide_banner', '-loglevel', 'error', '-y', ...parameters], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`)
}

async function encode(
  encoder: string,
  stage: Stage,
  timeline: Timeline,
  sound: string,
  film: string,
): Promise<void> {
  const quiet = '-hide_banner -loglevel error -y'
  const pictures = `-f image2pipe -framerate ${FRAMES_PER_SECOND} -c:v png -i pipe:0`
  const colours = '-colorspace bt709 -color_primaries bt709 -color_trc bt709'
  const toVideo = `-vf scale=in_range=full:out_range=tv:out_color_matrix=bt709,format=yuv420p ${colours}`
  const h264 = '-c:v libx264 -profile:v high -preset slower -tune animation -crf 26 -g 200'
  const file = '-c:a aac -b:a 40k -movflags +faststart -map_metadata -1 -fflags +bitexact'
  const words = (options: string): string[] => options.split(' ')
  const parameters = [
    ...words(`${quiet} ${pictures}`),
    '-i',
    sound,
    ...words(`${toVideo} ${h264} ${file}`),
    film,
  ]
  const encoding = spawn(encoder, parameters, { stdio: ['pipe', 'inherit', 'inherit'] })
  const ended = once(encoding, 'exit')
  for (let frame = 0; frame < timeline.duration * FRAMES_PER_SECOND; frame += 1) {
    const picture = await stage.draw(drawFrame(timeline, frame / FRAMES_PER_SECOND))
    if (!encoding.stdin.write(picture)) await once(encoding.stdin, 'drain')
  }
  encoding.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}`)
}

async function makeFilm(encoder: string, stage: Stage, timeline: Timeline, work: string): Promise<void> {
  const { id } = timeline.storyboard
  const film = join(media, `video-${id}.mp4`)
  const sound = join(work, `${id}.wav`)
  const title = join(work, `${id}.png`)
  writeFileSync(sound, waveFile(composeSound(timeline)))
  await encode(encoder, stage, timeline, sound, film)
  writeFileSync(title, await stage.draw(drawFrame(timeline, timeline.opening.end - 0.5)))
  run(encoder, [
    '-i',
    title,
    '-vf',
    'scale=960:540:flags=lanczos',
    '-q:v',
    '7',
    join(media, `video-${id}.jpg`),
  ])
  for (const language of ['uz', 'ru'] as const)
    writeFileSync(join(media, `video-${id}.${language}.vtt`), captionsFile(timeline.cues, language))
  const kilobytes = Math.round(statSync(film).size / 1024)
  console.log(`${id}: ${timeline.duration.toFixed(1)} s, ${kilobytes} KB`)
}

async function makeStills(stage: Stage, timeline: Timeline, folder: string): Promise<void> {
  for (const [index, { end }] of timeline.cues.entries()) {
    const name = `${timeline.storyboard.id}-${String(index).padStart(2, '0')}.png`
    writeFileSync(join(folder, name), await stage.draw(drawFrame(timeline, end - 0.35)))
  }
  console.log(
    `${timeline.storyboard.id}: ${timeline.duration.toFixed(1)} s, ${timeline.cues.length} captions`,
  )
}

const named = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const stills = process.argv.find((word) => word.startsWith('--stills='))?.slice('--stills='.length)
const chosen = storyboards.filter(({ id }) => named.length === 0 || named.includes(id))
const encoder = stills ? '' : requireEncoder()
const stage = await Stage.open()
const work = mkdtempSync(join(tmpdir(), 'videos-'))
try {
  mkdirSync(stills ?? media, { recursive: true })
  for (const storyboard of chosen) {
    const timeline = timelineOf(storyboard)
    if (stills) await makeStills(stage, timeline, stills)
    else await makeFilm(encoder, stage, timeline, work)
  }
} finally {
  await stage.close()
  rmSync(work, { recursive: true })
}
