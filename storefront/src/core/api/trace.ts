import { readStored, store } from '#core/storage.ts'

const key = 'kasbeno.trace'

/** Plain HTTP in a LAN has no `randomUUID`, so the id is made from random bytes. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0')
  ).join('')

const create = () => {
  const id = randomId()
  store(key, id, sessionStorage)
  return id
}

/** One id for what is done in this tab, so that support can follow it in the logs. */
export const traceId = readStored(key, sessionStorage) ?? create()
