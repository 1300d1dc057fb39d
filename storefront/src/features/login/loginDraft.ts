import { readStored, store } from '#lib/storage.ts'

/** A code that is on its way survives a reload of this tab, with its end as a moment of the phone's clock. */
export interface RunningCode {
  phone: string
  endsAt: number
}

const key = 'kasbeno.login'

export const readRunningCode = (): RunningCode | null => {
  try {
    const code = JSON.parse(readStored(key, sessionStorage) ?? 'null') as RunningCode | null
    return code && code.endsAt > Date.now() ? code : null
  } catch {
    return null
  }
}

export const keepRunningCode = (code: RunningCode | null) =>
  store(key, code && JSON.stringify(code), sessionStorage)
