import { readStored, store } from '#core/storage.ts'

const key = 'kasbeno.trace'

/** `randomUUID` is missing on plain HTTP. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0')
  ).join('')

const create = () => {
  const id = randomId()
  store(key, id, sessionStorage)
  return id
}

/** Per tab, for logs. */
export const traceId = readStored(key, sessionStorage) ?? create()
