import { attachment, dayInName, fileName } from '#contracts/files'
import { clock } from '../time/clock.js'
import { jalaliDate } from '../time/jalali.js'

export interface Saved {
  /** In ASCII, for old clients. */
  name: string
  /** Persian. */
  title: string
  /** The day that it is about, or the first and the last of them, `YYYY-MM-DD`; today without. */
  days?: readonly string[]
}

/** `Content-Disposition` of a file that somebody saves: all files that leave the system are named here. */
export const savedAs = (
  { name, title, days = [clock.today()] }: Saved,
  extension: 'xlsx' | 'csv' | 'pdf'
): string => {
  const shown = days.map(jalaliDate)
  const plainName = [name, ...shown.map(dayInName)].join('-')
  return attachment(fileName(title, shown, extension), `${plainName}.${extension}`)
}
