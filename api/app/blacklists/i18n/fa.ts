/** What somebody who is kept out is told: that it is not possible, and not why. */
export const refusals = {
  SIGN_IN: 'در حال حاضر ساخت حساب با این شماره ممکن نیست. برای راهنمایی با پشتیبانی تماس بگیرید.',
  STEP: 'در حال حاضر ادامه این درخواست ممکن نیست. برای راهنمایی با پشتیبانی تماس بگیرید.',
  ALLOCATION: 'در حال حاضر تخصیص اعتبار به این پرونده ممکن نیست.',
  SALE: 'در حال حاضر فروش به این مشتری ممکن نیست.',
  PHONE_CHANGE: 'در حال حاضر ثبت این شماره برای مشتری ممکن نیست.',
  PAYOUT: 'در حال حاضر پرداخت به این شبا ممکن نیست.',
  DELEGATION:
    'در حال حاضر امضا به نمایندگی میان این دو عضو ممکن نیست. برای راهنمایی با پشتیبانی تماس بگیرید.',
} as const

export const messages = {
  wrongValue: {
    PHONE: 'شماره موبایل را درست وارد کنید؛ مانند ۰۹۱۲۱۲۳۴۵۶۷',
    NATIONAL_CODE: 'کد ملی درست نیست. لطفاً رقم‌ها را بازبینی کنید.',
    COMPANY_ID: 'شناسه ملی شرکت یازده رقم است.',
    IBAN: 'شماره شبا درست نیست. با IR آغاز می‌شود و ۲۴ رقم دارد.',
  },
  alreadyListed: 'این مورد پیش‌تر در فهرست سیاه است.',
  untilPast: 'آخرین روز نمی‌تواند گذشته باشد.',
  alreadyRemoved: 'این مورد پیش‌تر از فهرست سیاه برداشته شده است.',
} as const

export const title = 'فهرست سیاه'
export const headers = {
  kind: 'نوع',
  lastFour: 'پایان مقدار',
  state: 'وضعیت',
  reason: 'دلیل',
  until: 'آخرین روز',
  addedAt: 'زمان افزودن',
  addedBy: 'افزاینده',
  removedAt: 'زمان برداشتن',
  removedBy: 'بردارنده',
  removeReason: 'دلیل برداشتن',
} as const
