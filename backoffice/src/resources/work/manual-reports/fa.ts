import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  permissions: { 'manual-reports.write': 'ثبت گزارش دستی' },
  texts: {
    manualReports: {
      create: 'گزارش تازه',
      about: 'نام شخص یا فروشگاه',
      explain: 'تماس، بازدید، شکایت یا رویدادی که در سامانه ثبت نشده است.',
    },
  },
} satisfies ResourceWords
