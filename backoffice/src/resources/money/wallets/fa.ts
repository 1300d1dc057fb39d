import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  subjects: { 'company-wallets': 'کیف پول شرکت' },
  texts: { wallets: { views: { companies: 'کیف پول شرکت‌ها' } } },
} satisfies ResourceWords
