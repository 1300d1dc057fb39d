import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  fields: {
    payoutId: 'پرداخت',
  },
} satisfies ResourceWords
