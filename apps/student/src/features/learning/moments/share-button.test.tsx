import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startI18n } from '../../../platform/i18n/start.ts'
import { moments as words } from '../../../platform/i18n/uz/moments.ts'
import { buttonNamed, renderAt } from '../../../platform/render-fixture.tsx'
import { session } from '../../../platform/session.ts'
import { userFixture } from '@qadam/web/user-fixture'
import type { Poster } from './draw-poster.ts'
import { ShareButton } from './share-button.tsx'

const drawPoster = vi.hoisted(() => vi.fn<(poster: Poster) => Promise<Blob>>())
const showToast = vi.hoisted(() => vi.fn<(tone: string, text: string) => Promise<void>>())
vi.mock('./draw-poster.ts', () => ({ drawPoster }))
vi.mock('../../../platform/toast.ts', () => ({ showToast }))

let leave = () => {}
beforeAll(async () => {
  await startI18n()
})
afterEach(() => {
  leave()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

async function press(drawn: () => Promise<Blob> = async () => await Promise.resolve(new Blob(['png']))) {
  drawPoster.mockImplementation(drawn)
  showToast.mockResolvedValue()
  session.start(userFixture({ first_name: 'Madina' }), false)
  leave = await renderAt(
    '/',
    <div role="dialog">
      <span data-drawn>
        <svg id="sign" />
        <b>
          <svg />
        </b>
      </span>
      <ShareButton title="Modul tugallandi!" line="Birinchi qadamlar" />
    </div>,
  )
  buttonNamed(words.share).click()
}

/** @param share what the system's sheet comes to */
function stubShare(share: () => Promise<void>) {
  const sheet = vi.fn<(shared: ShareData) => Promise<void>>(share)
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { canShare: () => true, share: sheet }))
  return sheet
}

test('the picture goes to the share sheet, with the drawing of the step and the name of its student', async () => {
  const sheet = stubShare(async () => await Promise.resolve())
  await press()
  await vi.waitFor(() => expect(sheet).toHaveBeenCalledOnce())
  const [poster] = drawPoster.mock.calls[0] ?? []
  expect(poster).toMatchObject({ title: 'Modul tugallandi!', line: 'Birinchi qadamlar', name: 'Madina' })
  expect(poster?.drawings.map(({ id }) => id)).toEqual(['sign'])
  const [shared] = sheet.mock.calls[0] ?? []
  expect(shared?.files?.[0]).toMatchObject({ name: 'qadam.png', type: 'image/png' })
  expect(shared?.text).toBe('Modul tugallandi! Birinchi qadamlar')
})

test('a sheet that is closed is no fault', async () => {
  const sheet = stubShare(async () => await Promise.reject(new DOMException('closed', 'AbortError')))
  await press()
  await vi.waitFor(() => expect(sheet).toHaveBeenCalledOnce())
  await vi.waitFor(() => expect(buttonNamed(words.share).ariaBusy ?? null).toBeNull())
  expect(showToast).not.toHaveBeenCalled()
})

test('where pictures cannot be shared it is saved on the device', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  await press()
  await vi.waitFor(() => expect(saved).toEqual(['qadam.png']))
})

test('a browser that draws nothing is told of', async () => {
  stubShare(async () => await Promise.resolve())
  await press(async () => await Promise.reject(new Error('No canvas')))
  await vi.waitFor(() => expect(showToast).toHaveBeenCalledWith('error', words.share_failed))
})
