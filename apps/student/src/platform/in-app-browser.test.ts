import { expect, test } from 'vitest'
import { browserLink, isInAppBrowser } from './in-app-browser.ts'

const android = 'Mozilla/5.0 (Linux; Android 14; SM-A155F Build/UP1A.231005.007'
const engine = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  [
    'Telegram on Android',
    `Mozilla/5.0 (Linux; Android 14; K) ${engine} Chrome/131.0.6778.135 Mobile Safari/537.36 Telegram-Android/11.5.3 (Samsung SM-A155F; Android 14; SDK 34; AVERAGE)`,
  ],
  ['Telegram on an iPhone', `${iPhone} Mobile/15E148`],
  [
    'Instagram on Android',
    `${android}; wv) ${engine} Version/4.0 Chrome/131.0.6778.135 Mobile Safari/537.36 Instagram 361.0.0.46.88 Android (34/14; 450dpi; 1080x2340; samsung; SM-A155F; a15; mt6789; uz_UZ; 674674763)`,
  ],
  [
    'Instagram on an iPhone',
    `${iPhone} Mobile/21F90 Instagram 337.0.3.23.54 (iPhone14,5; iOS 17_5_1; ru_RU; ru; scale=3.00; 1170x2532; 615279188)`,
  ],
  [
    'Facebook on Android',
    `${android}; wv) ${engine} Version/4.0 Chrome/131.0.6778.135 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/494.0.0.52.76;]`,
  ],
  [
    'Facebook on an iPhone',
    `${iPhone} Mobile/21F90 [FBAN/FBIOS;FBAV/471.0.0.33.104;FBBV/617420063;FBDV/iPhone14,5;FBMD/iPhone;FBSN/iOS;FBSV/17.5.1;FBSS/3;FBID/phone;FBLC/ru_RU;FBOP/5]`,
  ],
  [
    'Messenger on Android',
    `${android}; wv) ${engine} Version/4.0 Chrome/131.0.6778.135 Mobile Safari/537.36 [FB_IAB/Orca-Android;FBAV/487.0.0.50.109;]`,
  ],
  [
    'WhatsApp',
    `${android}; wv) ${engine} Version/4.0 Chrome/131.0.6778.135 Mobile Safari/537.36 WhatsApp/2.24.25.78`,
  ],
  [
    'VK on Android',
    `${android}; wv) ${engine} Version/4.0 Chrome/131.0.6778.135 Mobile Safari/537.36 VKAndroidApp/8.103-23456`,
  ],
  [
    'another app’s own view',
    `${android}; wv) ${engine} Version/4.0 Chrome/131.0.6778.135 Mobile Safari/537.36`,
  ],
])('%s is told from a browser', (_, userAgent) => {
  expect(isInAppBrowser(userAgent, false)).toBe(true)
})

test.each([
  ['Chrome on Android', `Mozilla/5.0 (Linux; Android 10; K) ${engine} Chrome/131.0.0.0 Mobile Safari/537.36`],
  [
    'Samsung Internet',
    `Mozilla/5.0 (Linux; Android 10; K) ${engine} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
  ],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0'],
  [
    'Opera on Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${engine} Chrome/130.0.0.0 Mobile Safari/537.36 OPR/86.0.0.0`,
  ],
  [
    'Yandex on Android',
    `Mozilla/5.0 (Linux; arm_64; Android 14; SM-A155F) ${engine} Chrome/130.0.6723.123 YaBrowser/24.12.1.123.00 SA/3 Mobile Safari/537.36`,
  ],
  ['Safari on an iPhone', `${iPhone} Version/17.5 Mobile/15E148 Safari/604.1`],
  ['Chrome on an iPhone', `${iPhone} CriOS/131.0.6778.154 Mobile/15E148 Safari/604.1`],
  ['Firefox on an iPhone', `${iPhone} FxiOS/133.0 Mobile/15E148 Safari/605.1.15`],
  [
    'Safari on a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
  ],
  ['Chrome on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${engine} Chrome/131.0.0.0 Safari/537.36`],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'],
  [
    'Edge',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${engine} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
  ],
])('%s is a browser', (_, userAgent) => {
  expect(isInAppBrowser(userAgent, false)).toBe(false)
})

test('the app on the home screen of an iPhone is none, though it looks like one', () => {
  expect(isInAppBrowser(`${iPhone} Mobile/15E148`, true)).toBe(false)
})

test('out of another app leads a link on Android; elsewhere there is none', () => {
  const place = new URL('https://school.example/profile?x=1')
  expect(browserLink({ userAgent: android }, place)).toBe(
    'intent://school.example/profile#Intent;scheme=https;action=android.intent.action.VIEW;end',
  )
  expect(browserLink({ userAgent: iPhone }, place)).toBeUndefined()
})
