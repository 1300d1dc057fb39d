import type { WebhookEvent, WebhookFailure, WebhookStatus } from '#contracts/webhooks'

export const messages = {
  urlInvalid: 'نشانی درست نیست. نمونه: https://example.com/kasbeno',
  urlInsecure: 'نشانی باید با https شروع شود.',
  urlForbidden: 'این نشانی به شبکه‌ای داخلی می‌رسد و پذیرفته نیست.',
  noEndpoint: 'برای این مشتری وب‌سرویس، نشانی وب‌هوک تعریف نشده است.',
  beingSent: 'این رویداد همین حالا در حال ارسال است. لطفاً کمی بعد دوباره تلاش کنید.',
} as const

export const title = 'ارسال وب‌هوک'

export const headers = {
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

export const labels = {
  event: {
    'invoice.created': 'ثبت فاکتور',
    'invoice.updated': 'تغییر فاکتور',
    'invoice.paid': 'پرداخت فاکتور',
    'invoice.confirmed': 'تأیید شرکت پخش',
    'invoice.rejected': 'رد شرکت پخش',
    'invoice.canceled': 'لغو فاکتور',
    'invoice.returned': 'مرجوعی',
    'invoice.closed': 'بسته شدن فاکتور',
    'invoice.frozen': 'توقف فاکتور برای بررسی',
    'invoice.unfrozen': 'پایان بررسی فاکتور',
  } satisfies Record<WebhookEvent, string>,
  status: {
    PENDING: 'در صف ارسال',
    DELIVERED: 'تحویل‌شده',
    GIVEN_UP: 'ناموفق',
  } satisfies Record<WebhookStatus, string>,
  failure: {
    NO_ENDPOINT: 'نشانی تعریف نشده است',
    FORBIDDEN_TARGET: 'نشانی داخلی و غیرمجاز',
    UNREACHABLE: 'گیرنده در دسترس نیست',
    TIMED_OUT: 'گیرنده به‌موقع پاسخ نداد',
    REDIRECTED: 'گیرنده به نشانی دیگری فرستاد',
    REFUSED: 'گیرنده نپذیرفت',
  } satisfies Record<WebhookFailure, string>,
} as const
