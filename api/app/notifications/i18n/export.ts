/** What the export of text messages says. */
export const title = 'پیامک‌ها'

export const headers = {
  phone: 'گیرنده',
  template: 'متن پیامک',
  provider: 'فرستنده',
  sentAt: 'زمان ارسال',
  delivery: 'رسیدن',
  deliveredAt: 'زمان رسیدن',
  deliveryCode: 'کد گزارش فرستنده',
  failure: 'خطا',
} as const
