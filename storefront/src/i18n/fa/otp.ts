/** One-time codes, for signing in and for paying. */
export const otp = {
  resend: 'ارسال دوباره کد',
  resendIn: 'تا دریافت کد تازه:',
  expired: 'زمان کد به پایان رسید.',
  wrong: 'کد واردشده درست نیست.',
  incomplete: 'کد باید ۵ رقم باشد.',
  missing: 'لطفاً کد پیامک‌شده را وارد کنید.',
  resent: 'کد تازه پیامک شد.',
}
