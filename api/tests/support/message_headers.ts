/** What stands above the columns of the exports of messages, in their order. */
export const messageHeaders: Record<string, string[]> = {
  sms: [
    'زمان ثبت',
    'گیرنده',
    'متن پیامک',
    'فرستنده',
    'وضعیت',
    'زمان ارسال',
    'رسیدن',
    'زمان رسیدن',
    'کد گزارش فرستنده',
    'خطا',
  ],
}
