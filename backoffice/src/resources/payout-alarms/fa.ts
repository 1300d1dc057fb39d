import type { ResourceWords } from '../../manifests/words'

export const fa = {
  name: 'هشدار پاسخ بانک |||| هشدارهای پاسخ بانک',
  subjects: { 'payout-alarms': 'هشدار پاسخ بانک' },
  fields: {
    isOpen: 'روشن نشده',
    payoutId: 'حواله',
    withdrawalId: 'برداشت از کیف پول',
    runId: 'تسویه',
    requestId: 'درخواست اصلاح',
  },
  texts: {
    payoutAlarms: {
      views: { open: 'روشن‌نشده', resolved: 'روشن‌شده' },
      title: 'هشدارهای پاسخ بانک',
      none: 'هشداری نیست.',
      meaning: {
        OTHER_TRACKING_NUMBER:
          'با شماره پیگیری دیگری هم پرداخت‌شده آمده است؛ شاید دو بار پرداخت شده باشد.',
        FAILED_AFTER_PAID: 'بانک آن را پرداخت‌شده گفته بود و اکنون ناموفق می‌گوید.',
        PAID_AFTER_FAILED: 'بانک آن را ناموفق گفته بود و اکنون پرداخت‌شده می‌گوید.',
        PAID_AFTER_RESEND:
          'نوبت پیشین پرداخت شده و حواله دوباره هم فرستاده شده است؛ شاید دو بار پرداخت شود.',
      },
      wait: 'پاسخ‌های بانک برای این حواله با هم نمی‌خواند؛ تا روشن شدن آن چیزی فرستاده نمی‌شود. از بانک نامه بگیرید و یکی از درخواست‌های بالا را بدهید.',
    },
  },
} satisfies ResourceWords
