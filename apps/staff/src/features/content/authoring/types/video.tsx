import { VideoFields } from '../media-fields.tsx'
import { defineQuestionType } from '../question-type.ts'
import { Files } from '../version-words.tsx'

export const video = defineQuestionType('video', {
  Editor: VideoFields,
  Summary: ({ question: { media, poster, captions } }) => (
    <Files paths={[media, poster, captions?.uz, captions?.ru]} />
  ),
})
