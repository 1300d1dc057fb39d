import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  permissions: {
    'merchants.list': 'دیدن پذیرندگان کارت',
    'merchants.update': 'ساختن و تغییر پذیرندگان کارت',
  },
  texts: {
    merchants: {
      create: 'پذیرنده تازه',
      edit: 'تغییر پذیرنده',
      facts: 'مشخصات پذیرنده',
      branch: 'شعبه (خالی برای همه شرکت پخش)',
      active: 'فعال است و کارت می‌پذیرد',
      reopenWish: 'این پذیرنده دوباره فعال شود',
      reopeningTakesTwo:
        'غیرفعال کردن همان دم انجام می‌شود. برای فعال کردن دوباره، همکار دیگری هم باید همین را ذخیره کند.',
    },
  },
} satisfies ResourceWords
