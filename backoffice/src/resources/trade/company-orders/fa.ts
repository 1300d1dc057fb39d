import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  name: 'فاکتور شرکت |||| فاکتورهای شرکت‌ها',
  fields: { companyId: 'شرکت' },
} satisfies ResourceWords
