import type { ResourceWords } from '../../manifests/words'

export const fa = {
  texts: {
    views: { payoutAlarms: { open: 'روشن‌نشده', resolved: 'روشن‌شده' } },
    payoutAlarms: {
      title: 'هشدارهای پاسخ بانک',
      none: 'هشداری نیست.',
      wait: 'پاسخ‌های بانک برای این حواله با هم نمی‌خواند؛ تا روشن شدن آن چیزی فرستاده نمی‌شود. از بانک نامه بگیرید و یکی از درخواست‌های بالا را بدهید.',
    },
  },
} satisfies ResourceWords
