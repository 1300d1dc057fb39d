import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  texts: {
    transactions: {
      views: { companies: 'گردش‌های شرکت‌ها', wallets: 'کیف پول‌ها', lines: 'اعتبارها' },
    },
  },
} satisfies ResourceWords
