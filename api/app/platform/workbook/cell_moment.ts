import { DateTime } from 'luxon'
import { toAsciiDigits } from '#contracts/digits'
import { gregorianDate } from '../time/jalali.js'

const jalali = /^(1[34]\d\d)[/-](\d{1,2})[/-](\d{1,2})(?:[\sT]+(\d{1,2}):(\d\d)(?::\d\d)?)?$/
const serial = /^\d{5}(?:\.\d+)?$/
const hoursPerDay = 24

/** ISO 8601, from a Jalali date, a day of a spreadsheet, or as it stands. */
export const momentIn = (cell: string): string | undefined => {
  const text = toAsciiDigits(cell).trim()
  const [, year, month, day, hour = '0', minute = '00'] = jalali.exec(text) ?? []
  if (year !== undefined) {
    const date = gregorianDate(Number(year), Number(month), Number(day))
    return date ? `${date}T${hour.padStart(2, '0')}:${minute}` : text
  }
  if (serial.test(text)) {
    const at = DateTime.fromISO('1899-12-30', { zone: 'utc' })
    return at.plus({ hours: Number(text) * hoursPerDay }).toFormat("yyyy-MM-dd'T'HH:mm")
  }
  return text || undefined
}
