import { toast } from './toast.ts'

/** The phone's own sharing where it exists, else the clipboard. */
export const shareText = async (title: string, text: string, copied: string) => {
  if ('share' in navigator) {
    // A sharing that its owner closes is no failure.
    await navigator.share({ title, text }).catch(() => undefined)
    return
  }
  await (navigator as Navigator).clipboard.writeText(text)
  toast('success', copied)
}
