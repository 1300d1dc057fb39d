import { nameOfAttachment } from '@kasbeno/api/contracts/files'

/** Hands a file from the server to the browser under the name that the server gave it. */
export const saveAnswer = async (response: Response, fallbackName: string): Promise<void> => {
  const name = nameOfAttachment(response.headers.get('Content-Disposition'))
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = name ?? fallbackName
  link.click()
  URL.revokeObjectURL(link.href)
}
