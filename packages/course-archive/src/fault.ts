/** What is wrong with a lesson, for callers that word it in the author's language. */
export type FaultCode =
  | 'missing'
  | 'too_long'
  | 'too_few'
  | 'too_many'
  | 'wrong'
  | 'repeated_id'
  | 'none_right'
  | 'one_right'
  | 'empty_option'
  | 'same_options'
  | 'unseen_feedback'
  | 'same_pieces'
  | 'half_equal_pieces'
  | 'no_picture'
  | 'blanks_count'
  | 'blank_unknown'
  | 'blank_twice'
  | 'words_order'
  | 'no_main_file'
  | 'file_type'
  | 'no_solution'
  | 'empty_check'
  | 'python_check'
  | 'hidden_web_check'
  | 'starter_solved'
  | 'repair_unlike'
  | 'no_exercise'
  | 'exercise_twice'
  | 'fading_web'
  | 'order_unlike'
  | 'gaps_unlike'
  | 'fading_steps'
  | 'fading_place'
  | 'practice_in_learn'
  | 'no_practice'
  | 'test_in_practice'
  | 'nothing_to_learn'
  | 'no_test'
  | 'practice_last'
  | 'checkpoint_few'
  | 'no_media'
  | 'media_kind'
  | 'media_duration'
  | 'title_width'
  | 'no_russian'
  | 'markdown'
  | 'betrayal'
  | 'no_transcript'
  | 'silent_sound'

/** What is wrong with the files of an archive, before anything in them is parsed. */
export type FileFaultCode =
  | 'zip_unreadable'
  | 'many_files'
  | 'large_archive'
  | 'large_file'
  | 'link'
  | 'packed'
  | 'bomb'
  | 'bomb_in_all'
  | 'twice'
  | 'file_name'
  | 'no_course'
  | 'damaged'
  | 'not_utf8'
  | 'not_json'
  | 'version'
  | 'unused'
  | 'left_out'
  | 'media_room'

/** One thing that is wrong in an archive, as a sentence for its author. */
export type Fault = {
  /** Of what is wrong inside a lesson, or with a file. */
  code?: FaultCode | FileFaultCode
  /** The path inside the archive. */
  file: string
  /** The id of the question it is in. */
  question?: string
  /** The place inside the file or the question, such as `options.2.text.uz`. */
  path?: string
  message: string
}

/** What is wrong with a question, and where in it. */
export type PlacedMessage = { code: FaultCode; path?: string; message: string }

/** `file › question: fault`, for one line of a terminal. */
export function faultLine({ file, question, path, message }: Fault): string {
  const place = [file, question].filter(Boolean).join(' › ')
  return `${place}: ${path ? `${path}: ` : ''}${message}`
}
