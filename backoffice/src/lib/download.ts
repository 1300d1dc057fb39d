/** Hands a file from the server to the browser under the name that the server gave it. */
export const saveAnswer = async (response: Response, fallbackName: string): Promise<void> => {
  const disposition = response.headers.get('Content-Disposition') ?? ''
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  const plain = /filename="?([^";]+)"?/i.exec(disposition)?.[1]
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = encoded ? decodeURIComponent(encoded) : (plain ?? fallbackName)
  link.click()
  URL.revokeObjectURL(link.href)
}
