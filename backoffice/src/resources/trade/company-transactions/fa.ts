import { fieldWords } from '@kasbeno/api/contracts/words/fields'
import type { ResourceWords } from '../../../manifests/words'
import { fa as payments } from '../../money/payments/fa'

export const fa = {
  name: 'پرداخت شرکت |||| پرداخت‌های شرکت‌ها',
  fields: { ...payments.fields, companyId: fieldWords.companyId },
} satisfies ResourceWords
