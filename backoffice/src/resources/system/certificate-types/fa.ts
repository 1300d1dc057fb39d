import { fieldWords } from '@kasbeno/api/contracts/words/fields'
import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  fields: { plans: 'در این طرح‌ها', plan: fieldWords.plan },
  permissions: {
    'certificate-types.list': 'دیدن مدرک‌های کسب‌وکار',
    'certificate-types.update': 'افزودن و تغییر مدرک‌های کسب‌وکار',
  },
  texts: {
    certificateTypes: {
      create: 'مدرک تازه کسب‌وکار',
      edit: 'تغییر مدرک کسب‌وکار',
      facts: 'مشخصات مدرک',
      positionHint: 'عدد کوچک‌تر بالاتر می‌آید.',
      plansHint:
        'مشتریان این طرح‌ها مدرک را در فهرست می‌بینند. اگر طرحی برداشته شود، در پرونده‌های پیشین می‌ماند.',
      nowhere: 'در هیچ طرحی پیشنهاد نمی‌شود',
      position: 'عددی از ۰ تا ۱۰۰۰ بنویسید.',
    },
  },
} satisfies ResourceWords
