import { inRials } from '#app/platform/i18n/fa'
import { toPersianDigits } from '#contracts/digits'

export const messages = {
  nothingOld: (days: number) =>
    `بدهی‌ای که بیش از ${toPersianDigits(days)} روز از سررسیدش گذشته و زیر بررسی یا گزارش مشکل نباشد، بر این اعتبار نیست.`,
  paidMeanwhile: 'بدهی‌هایی که سوخت کردنشان درخواست شده بود، دیگر باز نیستند.',
} as const

export const writeOffPreviews = {
  ask: (amount: number, lateFees: number) =>
    `سوخت کردن ${inRials(amount)} بدهی به تأیید نفر دوم می‌رود؛ با آن ${inRials(lateFees)} دیرکرد برگشت می‌خورد و اعتبار برای همیشه بسته می‌شود. بدهکاری مشتری می‌ماند و سهم شرکت پخش تغییری نمی‌کند.`,
} as const
