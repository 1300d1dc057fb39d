import { nameOfAttachment } from '@kasbeno/api/contracts/files'
import { respond } from './client.ts'
import { ConnectionError } from './errors.ts'

/** Fetched with the token, under the server's name. */
export const askFile = async (path: string): Promise<File> => {
  const response = await respond(path, {})
  const blob = await response.blob().catch(() => {
    throw new ConnectionError()
  })
  const name = nameOfAttachment(response.headers.get('Content-Disposition'))
  return new File([blob], name ?? 'kasbeno', { type: blob.type })
}
