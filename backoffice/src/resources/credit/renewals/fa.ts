import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  name: 'تمدید |||| تمدیدها',
  subjects: { renewals: 'تمدید' },
} satisfies ResourceWords
