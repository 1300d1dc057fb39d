export const saveFile = (file: File): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  // The download has started.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

const wasClosed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Native sharing, else download; cancelling is fine. */
export const shareFile = async (file: File, title: string): Promise<'shared' | 'saved'> => {
  const data = { files: [file], title }
  if ('canShare' in navigator && navigator.canShare(data)) {
    try {
      await navigator.share(data)
      return 'shared'
    } catch (error) {
      if (wasClosed(error)) return 'shared'
    }
  }
  saveFile(file)
  return 'saved'
}
