/** What the export of text messages says. */
export const title = 'پیامک‌ها'
export const templatesTitle = 'متن پیامک‌ها'
export const providersTitle = 'فرستنده‌های پیامک'

export const headers = {
  phone: 'گیرنده',
  template: 'متن پیامک',
  provider: 'فرستنده',
  sentAt: 'زمان ارسال',
  delivery: 'رسیدن',
  deliveredAt: 'زمان رسیدن',
  deliveryCode: 'کد گزارش فرستنده',
  failure: 'خطا',
  active: 'فعال',
  holdsCode: 'کد می‌برد',
  text: 'متن',
  kavenegarName: 'نام نزد کاوه‌نگار',
  smsIrId: 'شماره نزد SMS.ir',
  position: 'ترتیب',
  source: 'جای کلید',
  keySince: 'کلید از زمان',
  sentLastHour: 'پیامک‌های یک ساعت گذشته',
  unknownLastHour: 'نامعلوم‌های یک ساعت گذشته',
  undeliveredLastHour: 'نرسیده‌های یک ساعت گذشته',
} as const
