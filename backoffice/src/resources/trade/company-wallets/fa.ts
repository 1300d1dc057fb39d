import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  name: 'کیف پول شرکت |||| کیف پول شرکت‌ها',
  fields: { companyId: 'شرکت' },
  subjects: { 'company-wallets': 'کیف پول شرکت' },
} satisfies ResourceWords
