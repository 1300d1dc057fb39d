import { onSessionEnd } from './session.ts'

/** Cameras may evict the page, so images wait in IndexedDB. Failures are harmless. */
const databaseName = 'kasbeno'
const storeName = 'images'

const open = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(storeName)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const run = async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>) => {
  try {
    const database = await open()
    const request = work(database.transaction(storeName, mode).objectStore(storeName))
    return await new Promise<T | undefined>((resolve) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => resolve(undefined)
    })
  } catch {
    return undefined
  }
}

export const readImage = async (name: string): Promise<File | null> => {
  const kept: unknown = await run('readonly', (store) => store.get(name) as IDBRequest<unknown>)
  return kept instanceof File ? kept : null
}

export const keepImage = (name: string, image: File | null) =>
  image
    ? run('readwrite', (store) => store.put(image, name))
    : run('readwrite', (store) => store.delete(name))

const dropImages = () => run('readwrite', (store) => store.clear())

onSessionEnd(() => void dropImages())
