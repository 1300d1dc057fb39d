import type { ResourceWords } from '../../manifests/words'

export const fa = {
  name: 'هشدار پاسخ بانک |||| هشدارهای پاسخ بانک',
  subjects: { 'payout-alarms': 'هشدار پاسخ بانک' },
  fields: { isOpen: 'روشن نشده', payoutId: 'حواله', runId: 'تسویه', requestId: 'درخواست اصلاح' },
  texts: {
    payoutAlarms: {
      views: { open: 'روشن‌نشده', resolved: 'روشن‌شده' },
      title: 'هشدارهای پاسخ بانک',
      none: 'هشداری نیست.',
      wait: 'پاسخ‌های بانک برای این حواله با هم نمی‌خواند؛ تا روشن شدن آن چیزی فرستاده نمی‌شود. از بانک نامه بگیرید و یکی از درخواست‌های بالا را بدهید.',
    },
  },
} satisfies ResourceWords
