import { nameOfAttachment } from '@kasbeno/api/contracts/files'

export const saveAnswer = async (response: Response, fallbackName: string): Promise<void> => {
  const name = nameOfAttachment(response.headers.get('Content-Disposition'))
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = name ?? fallbackName
  link.click()
  URL.revokeObjectURL(link.href)
}
