import { toPersianDigits } from '../digits.ts'
import { asPercent } from '../percents.ts'
import type { arrearsSettings } from '../settings.ts'

/** What follows when a debt is paid late, as the settings have it. */
export type ArrearsTerms = Record<(typeof arrearsSettings)[number], number>

const closing = ({ arrearsGraceDays: days }: ArrearsTerms): string => {
  const late =
    days === 0 ? 'از سررسید بگذرد' : `بیش از ${toPersianDigits(days)} روز از سررسید بگذرد`
  return `بدهی‌ای که ${late}، خرید اعتباری را تا پرداخت همه بدهی‌های سررسیدگذشته مسدود می‌کند.`
}

const lateFee = ({ lateFeeDailyPpm, lateFeeCapPpm, lateFeeGraceDays }: ArrearsTerms): string => {
  if (lateFeeDailyPpm === 0 || lateFeeCapPpm === 0) return 'دیرکردی گرفته نمی‌شود.'
  const from = toPersianDigits(lateFeeGraceDays + 1)
  return `از روز ${from} پس از سررسید، هر روز ${asPercent(lateFeeDailyPpm)}٪ از مانده بدهی به‌عنوان دیرکرد افزوده می‌شود؛ مجموع دیرکرد از ${asPercent(lateFeeCapPpm)}٪ مبلغ بدهی بیشتر نمی‌شود.`
}

/** Days are charged and lines closed by the settings of that day, also for debts of before. */
const changeable = 'بانک می‌تواند این شرط را تغییر دهد؛ هر روز تأخیر با شرط همان روز حساب می‌شود.'

/** The rule that contract, terms and sheets state in the same words. */
export const arrearsRule = (terms: ArrearsTerms): string =>
  `${closing(terms)} ${lateFee(terms)} ${changeable}`
