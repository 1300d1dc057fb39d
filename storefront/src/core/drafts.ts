import { onSessionEnd } from './session.ts'
import { readStored, store } from './storage.ts'

const prefix = 'kasbeno.draft.'

/** Per tab; cleared by sending and sign-out. */
export const readDraft = <T>(name: string): Partial<T> => {
  try {
    return JSON.parse(readStored(prefix + name, sessionStorage) ?? '{}') as Partial<T>
  } catch {
    return {}
  }
}

export const keepDraft = (name: string, values: unknown) =>
  store(prefix + name, JSON.stringify(values), sessionStorage)

export const dropDraft = (name: string) => store(prefix + name, null, sessionStorage)

onSessionEnd(() => {
  Object.keys(sessionStorage)
    .filter((key) => key.startsWith(prefix))
    .forEach((key) => sessionStorage.removeItem(key))
})
