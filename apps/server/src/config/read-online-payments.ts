import type { ClickSettings, PaymeSettings } from '../modules/money/online-payments/index.ts'
import { setting } from './setting.ts'
import { StartFailure } from '../errors/start-failure.ts'

/** The settings of Payme and Click, each by its name. */
export const onlinePaymentsSettings = {
  PAYME_MERCHANT_ID: setting('the id of a cash register', (text) =>
    /^[\w-]+$/.test(text) ? text : undefined,
  )
    .optional()
    .meta({
      usually: 'none',
      meaning: 'The school’s cash register with Payme; with it goes `PAYME_KEY`. See docs/payments.md',
    }),
  PAYME_KEY: setting('a key', (text) => text)
    .optional()
    .meta({
      usually: 'none',
      meaning: 'By which Payme proves to be Payme when it calls the school',
    }),
  PAYME_TEST_KEY: setting('a key', (text) => text)
    .optional()
    .meta({
      usually: 'none',
      meaning:
        'The key of Payme’s sandbox. While it is set the school speaks with the sandbox alone, where nobody pays: never in a school that is open',
    }),
  CLICK_SERVICE_ID: setting('a number', (text) => (/^\d+$/.test(text) ? text : undefined))
    .optional()
    .meta({
      usually: 'none',
      meaning: 'The school’s service with Click; with it go `CLICK_MERCHANT_ID` and `CLICK_SECRET_KEY`',
    }),
  CLICK_MERCHANT_ID: setting('a number', (text) => (/^\d+$/.test(text) ? text : undefined))
    .optional()
    .meta({ usually: 'none', meaning: 'Who we are to Click' }),
  CLICK_SECRET_KEY: setting('a key', (text) => text)
    .optional()
    .meta({ usually: 'none', meaning: 'By which Click signs its calls to the school' }),
  CLICK_MERCHANT_USER_ID: setting('a number', (text) => (/^\d+$/.test(text) ? text : undefined))
    .optional()
    .meta({ usually: 'none', meaning: 'The user of Click’s cabinet, where its contract names one' }),
}

interface PaymeValues {
  PAYME_MERCHANT_ID?: string | undefined
  PAYME_KEY?: string | undefined
  PAYME_TEST_KEY?: string | undefined
}

/** @throws StartFailure for one of the settings without the other. */
export function readPayme(values: PaymeValues): PaymeSettings | undefined {
  const { PAYME_MERCHANT_ID: merchantId, PAYME_KEY: key, PAYME_TEST_KEY: testKey } = values
  const right = testKey ?? key
  if (merchantId === undefined && right === undefined) return undefined
  if (merchantId === undefined || right === undefined)
    throw new StartFailure(
      'PAYME_MERCHANT_ID and PAYME_KEY go together. Set both, or none to take no payments by Payme.',
    )
  return { merchantId, key: right, isSandbox: testKey !== undefined }
}

interface ClickValues {
  CLICK_SERVICE_ID?: string | undefined
  CLICK_MERCHANT_ID?: string | undefined
  CLICK_SECRET_KEY?: string | undefined
  CLICK_MERCHANT_USER_ID?: string | undefined
}

/** @throws StartFailure for some of the settings without the others. */
export function readClick(values: ClickValues): ClickSettings | undefined {
  const {
    CLICK_SERVICE_ID: serviceId,
    CLICK_MERCHANT_ID: merchantId,
    CLICK_SECRET_KEY: secretKey,
    CLICK_MERCHANT_USER_ID: merchantUserId,
  } = values
  if ([serviceId, merchantId, secretKey, merchantUserId].every((value) => value === undefined))
    return undefined
  if (serviceId === undefined || merchantId === undefined || secretKey === undefined)
    throw new StartFailure(
      'CLICK_SERVICE_ID, CLICK_MERCHANT_ID and CLICK_SECRET_KEY go together. Set all, or none to take no payments by Click.',
    )
  return { serviceId, merchantId, secretKey, merchantUserId }
}
