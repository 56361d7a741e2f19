import { formatFile } from '../format/format-file.ts'
import { ProjectBuilder } from './build-project.ts'
import type { FromBuilder, ToBuilder } from './builder.ts'
import { compileAlone } from './compile-alone.ts'

const builder = new ProjectBuilder()

addEventListener('message', ({ data }: MessageEvent<ToBuilder>) => {
  if (data.type === 'build') {
    const media = Object.fromEntries(data.media.map((name) => [name, '']))
    answer({ type: 'built', id: data.id, result: builder.build({ files: data.files, media }, data.page) })
  } else if (data.type === 'format')
    void formatFile(data.file, data.text).then((result) => answer({ type: 'formatted', id: data.id, result }))
  else answer({ type: 'compiled', id: data.id, result: compileAlone(data.code, data.kind) })
})

function answer(message: FromBuilder): void {
  postMessage(message)
}
