export interface PaymeSettings {
  merchantId: string
  /** Of the cash register, or of the sandbox. */
  key: string
  /** Whether the sandbox is spoken to: nothing is paid there. */
  isSandbox: boolean
}

export interface ClickSettings {
  serviceId: string
  merchantId: string
  secretKey: string
  merchantUserId: string | undefined
}

/** The payment providers of the school. */
export interface OnlinePayments {
  payme: PaymeSettings | undefined
  click: ClickSettings | undefined
  /** The school's address, for the redirect from the provider's page. */
  publicUrl: string | undefined
}

export const noProviders: OnlinePayments = { payme: undefined, click: undefined, publicUrl: undefined }

/** The students' screen with the ways to pay, as a path of their app. */
export const PAY_PATH = '/profile#payments'

export function hasProvider({ payme, click }: OnlinePayments): boolean {
  return payme !== undefined || click !== undefined
}
