import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  name: 'تمدید |||| تمدیدها',
} satisfies ResourceWords
