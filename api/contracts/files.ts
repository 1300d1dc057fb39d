import { toAsciiDigits } from './digits.ts'

/** What Windows or Android refuse in a name, and joiners and marks of direction, for which Chrome writes `_`. */
const unsafe = /[\p{Cc}\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff"*/:<>?\\|~%_]+/gu

/** Two bytes a letter, and Android keeps 255 of them. */
const titleMax = 90

const until = 'تا'

/** A Jalali day as it is shown, `۱۴۰۵/۰۹/۰۲`, for a name: `1405-09-02`. */
export const dayInName = (day: string): string => toAsciiDigits(day).replaceAll('/', '-')

/**
 * What a file is called that somebody saves: a title, and the day or the two days that it is about, so that files lie in
 * order.
 * @param days Jalali, as they are shown
 */
export const fileName = (title: string, days: readonly string[], extension: string): string => {
  const plain = title.replace(unsafe, ' ').replace(/\s+/g, ' ').slice(0, titleMax)
  const safe = plain.replace(/^[. ]+|[. ]+$/g, '')
  const shown = days.map(dayInName).join(`-${until}-`)
  return [safe, shown].filter(Boolean).join('-') + `.${extension}`
}

/** As RFC 8187 writes it into a header. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)

/** `Content-Disposition` of a file to be saved, with a plain name for old clients. */
export const attachment = (name: string, plainName: string): string =>
  `attachment; filename="${plainName}"; filename*=UTF-8''${encoded(name)}`

/** The name that a `Content-Disposition` gives; null where it gives none. */
export const nameOfAttachment = (disposition: string | null): string | null => {
  const own = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  if (own) return decodeURIComponent(own)
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1] ?? null
}
