import type { ResourceWords } from '../../../manifests/words'
import { fa as orders } from '../orders/fa'

export const fa = {
  name: 'فاکتور شرکت |||| فاکتورهای شرکت‌ها',
  fields: { ...orders.fields, companyId: 'شرکت' },
  subjects: { 'company-orders': 'فاکتور شرکت' },
} satisfies ResourceWords
