/** What the export of text messages says. */
export const title = 'پیامک‌ها'

export const headers = {
  template: 'متن پیامک',
  provider: 'فرستنده',
  sentAt: 'زمان ارسال',
  failure: 'خطا',
} as const
