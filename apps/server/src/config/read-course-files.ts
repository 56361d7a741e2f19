import { usualCourseFiles, type CourseFileLimits } from '../files/course-files.ts'
import { wholeNumber } from './setting.ts'

const megabyte = 1024 * 1024

export const courseFilesSettings = {
  COURSE_VIDEO_MB: wholeNumber(1, 512).prefault('500').meta({
    usually: '500',
    meaning: 'How many megabytes a video may have that an author sends for a course',
  }),
  COURSE_PICTURE_MB: wholeNumber(1, 50).prefault('20').meta({
    usually: '20',
    meaning: 'How many megabytes a picture may have that an author sends; it is kept smaller',
  }),
  COURSE_AUDIO_MB: wholeNumber(1, 512).prefault('50').meta({
    usually: '50',
    meaning: 'How many megabytes a sound may have that an author sends for a course',
  }),
}

export function readCourseFiles(data: {
  COURSE_VIDEO_MB: number
  COURSE_PICTURE_MB: number
  COURSE_AUDIO_MB: number
}): CourseFileLimits {
  return {
    ...usualCourseFiles,
    video: data.COURSE_VIDEO_MB * megabyte,
    picture: data.COURSE_PICTURE_MB * megabyte,
    audio: data.COURSE_AUDIO_MB * megabyte,
  }
}
