import fc from 'fast-check'
import { expect, test } from 'vitest'
import { projects } from '../project/project-arbitrary.ts'
import { downloadText, readUpload } from '../project/project-file.ts'
import { sameProject } from '../project/project.ts'
import { keepEmbedded } from './keep-embedded.ts'

/** A store of media that gives each an address. */
function shelf() {
  const stored = new Map<string, Uint8Array>()
  return {
    kept: stored,
    keep: async (file: File) => {
      const address = `/media/${stored.size}`
      stored.set(address, new Uint8Array(await file.arrayBuffer()))
      return { name: file.name, address, size: file.size }
    },
    read: (address: string) => {
      const bytes = stored.get(address)
      return bytes ? Promise.resolve(bytes) : Promise.reject(new Error(address))
    },
  }
}

test('a project whose media are kept elsewhere is the same one after a download and an upload', async () => {
  await fc.assert(
    fc.asyncProperty(projects('web'), async (given) => {
      const { kept: stored, keep, read } = shelf()
      const project = await keepEmbedded(given, keep)
      expect(Object.values(project.media).every((address) => stored.has(address))).toBe(true)
      const again = readUpload(await downloadText(project, 'web', read), 'web', 1_000_000)
      expect(again.ok && sameProject(again.project, given)).toBe(true)
      if (!again.ok) return
      const uploaded = await keepEmbedded(again.project, keep)
      expect(Object.keys(uploaded.media)).toEqual(Object.keys(project.media))
      for (const [name, address] of Object.entries(uploaded.media))
        expect(await read(address)).toEqual(await read(project.media[name] ?? ''))
    }),
    { numRuns: 50 },
  )
})

test('media that are kept already stay where they are', async () => {
  const project = { files: { 'a.html': '' }, media: { 'a.png': '/media/7' } }
  expect(await keepEmbedded(project, () => Promise.reject(new Error('never')))).toEqual(project)
})

test('one that cannot be kept keeps the whole project out', async () => {
  const project = { files: { 'a.html': '' }, media: { 'a.png': 'data:image/png;base64,AQID' } }
  await expect(keepEmbedded(project, () => Promise.reject(new Error('full')))).rejects.toThrow('full')
})
