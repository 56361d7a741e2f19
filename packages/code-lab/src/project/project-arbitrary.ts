import fc from 'fast-check'
import { dataUrl, mediaType } from './media.ts'
import { fileTypes, findProblem, type Project, type ProjectKind } from './project.ts'

/** Projects of a kind with texts of every sort, for property tests. */
export function projects(kind: ProjectKind): fc.Arbitrary<Project> {
  const name = fc
    .tuple(fc.stringMatching(/^[a-zA-Zа-яʻ_][a-zа-я0-9_-]{0,8}$/u), fc.constantFrom(...fileTypes[kind]))
    .map(([stem, type]) => `${stem}.${type}`)
  const medium = fc.tuple(
    fc.stringMatching(/^[a-z0-9]{1,6}\.(png|jpg|mp4|webm|avi|gif|webp)$/),
    fc.uint8Array({ minLength: 1, maxLength: 200 }),
  )
  return fc
    .tuple(
      fc.array(fc.tuple(name, fc.string({ unit: 'binary', maxLength: 200 })), { minLength: 1, maxLength: 8 }),
      fc.array(medium, { maxLength: 3 }),
    )
    .map(([files, media]) => {
      let project: Project = { files: {}, media: {} }
      for (const [each, text] of files)
        if (!findProblem(project, each, kind))
          project = { ...project, files: { ...project.files, [each]: text } }
      const embedded = media.map(([each, bytes]) => [each, dataUrl(bytes, mediaType(each) ?? '')])
      return { ...project, media: Object.fromEntries(embedded) }
    })
    .filter((project) => Object.keys(project.files).length > 0)
}
