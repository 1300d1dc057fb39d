import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  name: 'مسدودی |||| مسدودی‌ها',
  subjects: { suspensions: 'مسدودی' },
  fields: {
    creditLineId: 'اعتبار',
  },
  permissions: { 'suspensions.list': 'دیدن مسدودی‌ها' },
  texts: {
    suspensions: {
      inForce: 'برقرار',
      lifted: 'برداشته‌شده',
      set: 'مسدودسازی',
      end: 'رفع مسدودی',
      bySystem: 'سامانه',
    },
  },
} satisfies ResourceWords
