export const messages = {
  urlInvalid: 'نشانی درست نیست. نمونه: https://example.com/kasbeno',
  urlInsecure: 'نشانی باید با https شروع شود.',
  urlForbidden: 'این نشانی به شبکه‌ای داخلی می‌رسد و پذیرفته نیست.',
  endpointWaits: 'برای این برنامه درخواست دیگری در انتظار نفر دوم است.',
  endpointStale:
    'پس از این درخواست، نشانی این برنامه عوض شده است. آن را رد کنید تا دوباره درخواست شود.',
  noKey:
    'کلیدی برای گرفتن نیست. نخست کلید تازه درخواست کنید؛ پس از تأیید نفر دوم، درخواست‌کننده آن را یک بار می‌گیرد.',
  noEndpoint: 'برای این مشتری وب‌سرویس، نشانی وب‌هوک تعریف نشده است.',
  beingSent: 'این رویداد همین حالا در حال ارسال است. لطفاً کمی بعد دوباره تلاش کنید.',
} as const

export const title = 'ارسال وب‌هوک'

export const headers = {
  createdAt: 'زمان رویداد',
  event: 'رویداد',
  eventId: 'شناسه رویداد',
  partner: 'مشتری وب‌سرویس',
  tries: 'شمار تلاش‌ها',
  nextTryAt: 'تلاش بعدی',
  lastTriedAt: 'آخرین تلاش',
  lastFailure: 'آخرین خطا',
  lastResponseStatus: 'پاسخ گیرنده',
  deliveredAt: 'زمان تحویل',
} as const
