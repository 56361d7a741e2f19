/** Draws the pictures of the design course: `npm run node -- demo/courses/grafik-dizayn/make-media.ts` writes media/pic-*.png. */
import { join } from 'node:path'
import { writePictures } from '../english/write-pictures.ts'
import { composition } from './composition-pictures.ts'
import { styles } from './style-pictures.ts'

await writePictures(join(import.meta.dirname, 'media'), { ...composition, ...styles })
