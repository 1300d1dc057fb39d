import { isShebaValid } from '@persian-tools/persian-tools'
import type { BlacklistKind } from '#contracts/blacklists'
import { toAsciiDigits } from '#contracts/digits'
import { isMobilePhone, isNationalCode } from '#contracts/person'

const rules: Record<BlacklistKind, (value: string) => boolean> = {
  PHONE: isMobilePhone,
  NATIONAL_CODE: isNationalCode,
  COMPANY_ID: (value) => /^\d{11}$/.test(value),
  IBAN: (value) => /^IR\d{24}$/.test(value) && isShebaValid(value) === true,
}

/** The value as it is compared: ASCII digits, no spaces or dashes; null where it is none of its kind. */
export const blacklistValue = (kind: BlacklistKind, typed: string): string | null => {
  const value = toAsciiDigits(typed)
    .replace(/[\s\u200c-]/g, '')
    .toUpperCase()
  return rules[kind](value) ? value : null
}
