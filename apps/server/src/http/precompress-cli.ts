// node precompress-cli.ts FOLDER…: to be run after a web app was built.
import { precompress } from './precompress.ts'

const folders = process.argv.slice(2)
if (folders.length === 0) {
  process.stderr.write('Name the folders whose files are to be compressed.\n')
  process.exit(2)
}
for (const folder of folders) {
  const count = await precompress(folder)
  process.stdout.write(`${folder}: ${count} files have compressed siblings\n`)
}
