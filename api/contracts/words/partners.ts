import type { PartnerScope } from '../identity.ts'
import type { PartnerRequestKind } from '../partners.ts'
import type { WebhookEvent, WebhookFailure, WebhookStatus } from '../webhooks.ts'

export const partnerWords = {
  webhook: {
    PENDING: 'در صف ارسال',
    DELIVERED: 'تحویل‌شده',
    GIVEN_UP: 'ناموفق',
  } satisfies Record<WebhookStatus, string>,
  webhookEvent: {
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
    'invoice.disputed': 'گزارش مشکل کالا',
    'invoice.dispute-decided': 'پایان گزارش مشکل',
  } satisfies Record<WebhookEvent, string>,
  webhookFailure: {
    NO_ENDPOINT: 'نشانی تعریف نشده است',
    FORBIDDEN_TARGET: 'نشانی داخلی و غیرمجاز',
    UNREACHABLE: 'گیرنده در دسترس نیست',
    TIMED_OUT: 'گیرنده به‌موقع پاسخ نداد',
    REDIRECTED: 'گیرنده به نشانی دیگری فرستاد',
    REFUSED: 'گیرنده نپذیرفت',
  } satisfies Record<WebhookFailure, string>,
  partnerRequestKind: {
    CREATE: 'برنامه تازه',
    TOKEN: 'توکن تازه',
    WEBHOOK: 'نشانی وب‌هوک',
    WEBHOOK_KEY: 'کلید تازه وب‌هوک',
  } satisfies Record<PartnerRequestKind, string>,
  scope: {
    'supplier': 'شرکت پخش',
    'legal': 'حقوقی',
    'refah': 'رفاه',
    'iran-kish': 'ایران‌کیش',
    'courier': 'پست',
    'device': 'دستگاه کارت‌خوان',
  } satisfies Record<PartnerScope, string>,
} as const
