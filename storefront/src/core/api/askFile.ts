import { nameOfAttachment } from '@kasbeno/api/contracts/files'
import { respond } from './client.ts'
import { ConnectionError } from './errors.ts'

/** A file that only its owner may fetch, so that no link leads to it, under the name that the server gives it. */
export const askFile = async (path: string): Promise<File> => {
  const response = await respond(path, {})
  const blob = await response.blob().catch(() => {
    throw new ConnectionError()
  })
  const name = nameOfAttachment(response.headers.get('Content-Disposition'))
  return new File([blob], name ?? 'kasbeno', { type: blob.type })
}
