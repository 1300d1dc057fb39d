import { codeRules } from '@kasbeno/api/contracts/codes'
import { toPersianDigits } from '@kasbeno/api/contracts/digits'

export const otp = {
  resend: 'ارسال دوباره کد',
  resendIn: 'تا دریافت کد تازه:',
  expired: 'زمان کد به پایان رسید. کد تازه بگیرید.',
  over: 'این کد دیگر پذیرفته نمی‌شود.',
  spent: `این کد پس از ${toPersianDigits(codeRules.maxTries)} بار ورود نادرست دیگر پذیرفته نمی‌شود. پس از پایان زمان، کد تازه بگیرید.`,
  stillRuns: 'کد پیشین هنوز معتبر است. همان را وارد کنید.',
  wrong: 'کد واردشده درست نیست.',
  incomplete: (digits: number) => `کد باید ${toPersianDigits(digits)} رقم باشد.`,
  missing: 'لطفاً کد پیامک‌شده را وارد کنید.',
  resent: 'کد تازه پیامک شد.',
}
