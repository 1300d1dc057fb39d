import { fieldWords } from '@kasbeno/api/contracts/words/fields'
import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  fields: { distributorId: fieldWords.distributorName },
  permissions: {
    'card-payments.list': 'دیدن پرداخت‌های با کارت',
  },
  texts: {
    cardPayments: {
      facts: 'پرداخت',
      where: 'کارت و دستگاه',
      views: { refused: 'ردشده', reversed: 'برگشت‌خورده' },
    },
  },
} satisfies ResourceWords
