/** As a download. */
export const saveFile = (file: File): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  // The download has its own hold on the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

const wasClosed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** The phone's own sharing where it takes files, else a download. A sharing that is closed is no failure. */
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
