export { ChunkError, loadChunk } from '@qadam/web/chunk'
