import { readStored, store } from '#core/storage.ts'

/** Survives reload; ends by the phone's clock. */
export interface LoginCode {
  phone: string
  endsAt: number
}

const key = 'kasbeno.login'

const readKept = (): LoginCode | null => {
  try {
    return JSON.parse(readStored(key, sessionStorage) ?? 'null') as LoginCode | null
  } catch {
    return null
  }
}

export const readRunningCode = (): LoginCode | null => {
  const code = readKept()
  return code && code.endsAt > Date.now() ? code : null
}

/** Whose code is over need not type the number again. */
export const readTypedPhone = (): string => readKept()?.phone ?? ''

export const keepRunningCode = (code: LoginCode | null) =>
  store(key, code && JSON.stringify(code), sessionStorage)
