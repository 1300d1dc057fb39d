import type { ResourceWords } from '../../../manifests/words'

export const fa = {
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
