/** The headers of the exports of places, guilds and plans. */
export const placeColumns: Record<string, string[]> = {
  'bank-branches': [
    ...['کد شعبه', 'نام', 'استان', 'شهر', 'نشانی', 'ساعت کار'],
    ...['وضعیت', 'زمان ثبت', 'آخرین تغییر'],
  ],
  'business-service-plans': ['طرح', 'مشتری تازه می‌پذیرد', 'آخرین تغییر پذیرش'],
  'certificate-types': ['ترتیب', 'نام', 'شناسه', 'آخرین تغییر'],
  'cities': ['شناسه', 'نام', 'استان', 'وضعیت'],
  'districts': ['شناسه', 'نام', 'شهر', 'وضعیت'],
  'guilds': ['شناسه', 'نام', 'طرح', 'پیشنهاد می‌شود'],
  'provinces': ['شناسه', 'نام', 'وضعیت'],
}
