import { loadChunk } from '@qadam/web/chunk'
import { loadRestTexts } from './i18n/start.ts'

export { ChunkError, loadChunk } from '@qadam/web/chunk'

/** Loads a lazy part with texts that no first view has, in the reader's language. @throws ChunkError */
export async function loadWithTexts<Part>(load: () => Promise<Part>, texts = loadRestTexts): Promise<Part> {
  return await loadChunk(async () => (await Promise.all([load(), texts()]))[0])
}
