import { createHash } from 'node:crypto'
import { SchoolError, studentActions, serverLimits } from '@qadam/contract'
import { makeSquarePicture } from '../../../files/square-picture.ts'
import { deleteMedia, insertMedia } from '../../../files/media-store.ts'
import { handle, type ActionContext, type UploadedPart } from '../../../actions/action-handler.ts'
import { isAnimal, lockAvatar, saveAvatar, saveBirthday } from '../../base/people/index.ts'
import { isDay, schoolDay } from '../../rewards/streaks/index.ts'
import { getUserRecord } from './accounts-store.ts'
import { presentUser } from './present-user.ts'

const earliestBirthday = '1920-01-01'

export const updateProfile = handle(studentActions.update_profile, async (context, input) => {
  const upload = findUpload(context.uploads)
  const { animal, birthday } = input
  if (!upload && Object.keys(input).length === 0) {
    throw new SchoolError('validation.failed', { fields: { avatar: 'missing' } })
  }
  if (upload && animal !== undefined) {
    throw new SchoolError('validation.failed', { fields: { animal: 'invalid' } })
  }
  if (birthday) requireBirthday(birthday, schoolDay(context.now, context.timeZone))

  const picture = upload && (await storePicture(context, upload))
  const avatar = picture?.key ?? animal
  let replaced: string | undefined
  try {
    await context.db.transaction().execute(async (db) => {
      if (birthday !== undefined) await saveBirthday(db, context.actor.id, birthday || null)
      if (avatar === undefined) return
      if (picture) await insertMedia(db, picture)
      const before = await lockAvatar(db, context.actor.id)
      await saveAvatar(db, context.actor.id, avatar)
      if (isAnimal(before)) return
      await deleteMedia(db, before)
      replaced = before
    })
  } catch (error) {
    if (picture) await forgetFile(context, picture.key)
    throw error
  }
  // Only now: were the change undone, the old picture would still be wanted.
  if (replaced !== undefined) await forgetFile(context, replaced)
  return presentUser(await getUserRecord(context.db, context.actor.id), null, context)
})

/** The uploaded picture. A form whose file was left empty sends a part without name and bytes. */
function findUpload(uploads: readonly UploadedPart[]): UploadedPart | undefined {
  const sent = uploads.filter((part) => part.fileName !== '' || part.size > 0)
  const [upload] = sent
  if (sent.length > 1 || (upload && upload.field !== 'avatar')) {
    throw new SchoolError('validation.failed', { fields: { avatar: 'invalid' } })
  }
  return upload
}

function requireBirthday(birthday: string, today: string): void {
  if (!isDay(birthday) || birthday < earliestBirthday || birthday >= today) {
    throw new SchoolError('validation.failed', { fields: { birthday: 'invalid' } })
  }
}

async function storePicture({ files }: ActionContext, upload: UploadedPart) {
  const side = serverLimits.avatarPicture.side_px
  const bytes = await makeSquarePicture(await upload.bytes(), side)
  const { key, size } = await files.put(bytes)
  const sha256 = createHash('sha256').update(bytes).digest()
  return { key, size, sha256, mime: 'image/webp', width: side, height: side }
}

/** An orphaned file does no harm; the change itself has succeeded. */
async function forgetFile({ files }: ActionContext, key: string): Promise<void> {
  await files.delete(key).catch(() => undefined)
}
