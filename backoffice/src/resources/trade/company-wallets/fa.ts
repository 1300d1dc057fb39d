import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  fields: { companyId: 'شرکت' },
} satisfies ResourceWords
