import { readStored, store } from '#core/storage.ts'

/** A code that is on its way survives a reload of this tab, with its end as a moment of the phone's clock. */
export interface RunningCode {
  phone: string
  endsAt: number
}

const key = 'kasbeno.login'

const readKept = (): RunningCode | null => {
  try {
    return JSON.parse(readStored(key, sessionStorage) ?? 'null') as RunningCode | null
  } catch {
    return null
  }
}

export const readRunningCode = (): RunningCode | null => {
  const code = readKept()
  return code && code.endsAt > Date.now() ? code : null
}

/** Whose code is over need not type the number again. */
export const readTypedPhone = (): string => readKept()?.phone ?? ''

export const keepRunningCode = (code: RunningCode | null) =>
  store(key, code && JSON.stringify(code), sessionStorage)
