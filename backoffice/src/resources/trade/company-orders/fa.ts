import { fieldWords } from '@kasbeno/api/contracts/words/fields'
import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  name: 'فاکتور شرکت |||| فاکتورهای شرکت‌ها',
  fields: { companyId: fieldWords.companyId },
} satisfies ResourceWords
