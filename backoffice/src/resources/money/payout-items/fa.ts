import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  name: 'فاکتور پرداخت |||| فاکتورهای هر پرداخت',
  fields: {
    payoutId: 'پرداخت',
  },
  subjects: {
    'payout-items': 'فاکتور پرداخت',
  },
} satisfies ResourceWords
