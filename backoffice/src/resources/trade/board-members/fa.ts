import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  fields: {
    companyId: 'شرکت',
    userId: 'شخص',
    birthDate: 'تاریخ تولد',
  },
} satisfies ResourceWords
