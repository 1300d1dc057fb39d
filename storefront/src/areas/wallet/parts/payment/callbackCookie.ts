import {
  callbackCookie,
  isPaymentCallback,
  type PaymentCallback,
} from '@kasbeno/api/contracts/payment_callbacks'

const write = (value: string, maxAgeSeconds: number) => {
  const isSecure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${callbackCookie.name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${isSecure}`
}

/** For an hour. person §9 */
export const rememberCallback = (callback: PaymentCallback) =>
  write(callback, callbackCookie.maxAgeSeconds)

/** Null for anything else. */
export const rememberedCallback = (): PaymentCallback | null => {
  const found = document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${callbackCookie.name}=`))
  const value = found?.slice(callbackCookie.name.length + 1)
  return isPaymentCallback(value) ? value : null
}

export const forgetCallback = () => write('', 0)
