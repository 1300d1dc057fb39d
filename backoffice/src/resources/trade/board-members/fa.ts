import { fieldWords } from '@kasbeno/api/contracts/words/fields'
import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  fields: {
    companyId: fieldWords.companyId,
    userId: fieldWords.personName,
    birthDate: fieldWords.dateOfBirth,
  },
} satisfies ResourceWords
