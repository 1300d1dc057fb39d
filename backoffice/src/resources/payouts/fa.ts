import type { ResourceWords } from '../../manifests/words'

export const fa = {
  name: 'پرداخت به شرکت پخش |||| پرداخت به شرکت‌های پخش',
  subjects: {
    payouts: 'پرداخت به شرکت پخش',
  },
  permissions: {
    'payouts.list': 'دیدن پرداخت به شرکت‌های پخش',
  },
} satisfies ResourceWords
