export { ChunkError, loadChunk, reloadForChunk } from '@qadam/web/chunk'
